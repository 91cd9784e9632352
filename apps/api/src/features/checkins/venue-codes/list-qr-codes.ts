import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { presentQrCode, presentSignedLink } from './present-qr-code.ts';
import { listQrCodesOfVenue } from './qr-codes.store.ts';

/** A venue's entrance codes, those that are no longer accepted last, and its signed link. */
export async function listQrCodes(
  { db, config, clock }: Deps,
  staff: AuthenticatedUser,
  venueId: string,
) {
  const now = clock.now();
  const venue = await findVenueForStaff(db, staff, venueId);
  if (isRefusal(venue)) return venue;
  const codes = await listQrCodesOfVenue(db, venue.id, new Date(now));
  return {
    items: codes.map((code) => presentQrCode(config, code, now)),
    next_cursor: null,
    ...(await presentSignedLink(config, venue.id, venue.link_key_version)),
  };
}
