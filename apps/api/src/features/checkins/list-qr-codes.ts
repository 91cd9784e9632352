import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { presentQrCode, presentSignedLink } from './present-qr-code.ts';
import { listQrCodesOfVenue } from './qr-codes.store.ts';
import { doorVenueOf } from './venue-access.ts';

/** A venue's entrance codes, revoked ones last, and its signed link. */
export async function listQrCodes({ db, config }: Deps, person: Member, venueId: string) {
  const venue = await doorVenueOf(db, person, venueId);
  if (isRefusal(venue)) return venue;
  const codes = await listQrCodesOfVenue(db, venue.id);
  return {
    items: codes.map((code) => presentQrCode(config, code)),
    next_cursor: null,
    ...(await presentSignedLink(config, venue.id, venue.link_key_version)),
  };
}
