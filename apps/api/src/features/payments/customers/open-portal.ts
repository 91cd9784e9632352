import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findCard } from './customers.store.ts';

/**
 * The provider's page for the member's card and invoices. Refuses `no_payment_portal` for a member
 * without a card there, and of a provider without such a page.
 */
export async function openPortal({ db, config, paymentProvider: provider }: Deps, userId: string) {
  const card = await findCard(db, userId, provider.name);
  if (!card || !provider.portalUrl) return refuse('no_payment_portal');
  const url = await provider.portalUrl(
    card.customerReference,
    `${config.publicUrl}/app/membership`,
  );
  return url ? { url } : refuse('payment_provider_unavailable');
}
