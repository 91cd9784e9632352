import { localDateOf, sumTakings } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { listReceiptsOfDay, sumReceiptsOfDay } from './guest-payments.store.ts';
import { presentGuestPayment } from './present-guest-payment.ts';

/** What guests have paid at the desk of a venue on one of its days, by currency and method. */
export async function getDeskTakings(
  { db, clock }: Deps,
  staff: AuthenticatedUser,
  venueId: string,
  requestedDate?: string,
) {
  const venue = await findVenueForStaff(db, staff, venueId);
  if (isRefusal(venue)) return venue;
  const date = requestedDate ?? localDateOf(clock.now(), venue.time_zone);
  const [receipts, sums] = await Promise.all([
    listReceiptsOfDay(db, venue.id, date),
    sumReceiptsOfDay(db, venue.id, date),
  ]);
  return {
    date,
    sums: sumTakings(sums).map(({ currency, cashMinor, cardMinor, totalMinor }) => ({
      currency,
      cash_minor: cashMinor,
      card_minor: cardMinor,
      total_minor: totalMinor,
    })),
    receipts: receipts.map((receipt) => ({
      ...presentGuestPayment(receipt),
      guest_name: receipt.guest_name,
      title: receipt.title,
      takes_back: receipt.takes_back,
      reason: receipt.reason,
    })),
  };
}
