import type { Deps } from '../../../platform/deps.ts';
import type { ProviderEvent } from '../../../platform/payment-provider.ts';
import { handleProviderEvent } from '../webhook/handle-provider-event.ts';
import { scheduleDemoNews, takeDueDemoNews } from './demo-charges.store.ts';

/** How Pulse hears of a payment: the ways in which the news of a real provider arrive. */
export const DEMO_NEWS = ['at_once', 'late', 'twice', 'out_of_order', 'never'] as const;

/** One of them. */
export type DemoNews = (typeof DEMO_NEWS)[number];

interface Charge {
  reference: string;
  payment_id: string;
}

const LATE_MS = 20_000;
const BATCH = 100;

/** Tells Pulse of a charge at the demo's bank as its visitor chose. */
export async function deliverDemoNews(deps: Deps, charge: Charge, news: DemoNews): Promise<void> {
  const { db, clock } = deps;
  const completed = eventOf(charge, 'completed');
  if (news === 'at_once') await handleProviderEvent(deps, completed);
  if (news === 'twice')
    await Promise.all([handleProviderEvent(deps, completed), handleProviderEvent(deps, completed)]);
  if (news === 'out_of_order') {
    await handleProviderEvent(deps, eventOf(charge, 'expired'));
    await handleProviderEvent(deps, completed);
  }
  if (news === 'late')
    await scheduleDemoNews(db, charge.reference, new Date(clock.now() + LATE_MS));
}

/** Delivers the news that were to arrive late. */
export async function deliverLateDemoNews(deps: Deps): Promise<void> {
  for (const charge of await takeDueDemoNews(deps.db, new Date(deps.clock.now()), BATCH))
    await handleProviderEvent(deps, eventOf(charge, 'completed'));
}

function eventOf({ reference, payment_id }: Charge, type: string): ProviderEvent {
  return {
    id: `demo-${type}-${reference}`,
    type: `demo.${type}`,
    concerns: {
      paymentId: payment_id,
      checkoutReference: null,
      reference: null,
      dispute: null,
      refundId: null,
    },
  };
}
