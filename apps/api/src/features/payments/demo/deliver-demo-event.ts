import type { Deps } from '../../../platform/deps.ts';
import type { ProviderEvent } from '../../../platform/payment-provider.ts';
import { handleProviderEvent } from '../webhook/handle-provider-event.ts';
import { scheduleDemoEvent, takeDueDemoEvents } from './demo-charges.store.ts';

/** How the event of a payment reaches Pulse: the ways in which those of a real provider do. */
export const DEMO_DELIVERIES = ['at_once', 'late', 'twice', 'out_of_order', 'never'] as const;

/** One of them. */
export type DemoDelivery = (typeof DEMO_DELIVERIES)[number];

interface Charge {
  reference: string;
  payment_id: string;
}

const LATE_MS = 20_000;
const BATCH = 100;

/** Tells Pulse of a charge at the demo's bank as its visitor chose. */
export async function deliverDemoEvent(
  deps: Deps,
  charge: Charge,
  delivery: DemoDelivery,
): Promise<void> {
  const { db, clock } = deps;
  const completed = eventOf(charge, 'completed');
  if (delivery === 'at_once') await handleProviderEvent(deps, completed);
  if (delivery === 'twice')
    await Promise.all([handleProviderEvent(deps, completed), handleProviderEvent(deps, completed)]);
  if (delivery === 'out_of_order') {
    await handleProviderEvent(deps, eventOf(charge, 'expired'));
    await handleProviderEvent(deps, completed);
  }
  if (delivery === 'late')
    await scheduleDemoEvent(db, charge.reference, new Date(clock.now() + LATE_MS));
}

/** Delivers the events that were to arrive late. */
export async function deliverLateDemoEvents(deps: Deps): Promise<void> {
  for (const charge of await takeDueDemoEvents(deps.db, new Date(deps.clock.now()), BATCH))
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
