import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { incrementLinkKeyVersion } from '../../venues/index.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { presentSignedLink } from './present-qr-code.ts';

/** Rotates the key of a venue's signed link, which invalidates links printed before. */
export async function rotateLinkKey(deps: Deps, staff: AuthenticatedUser, venueId: string) {
  return inTransaction(deps.db, async (tx) => {
    const venue = await findVenueForStaff(tx, staff, venueId);
    if (isRefusal(venue)) return venue;
    const version = await incrementLinkKeyVersion(tx, venue.id);
    await audit(tx, {
      actor: staff.id,
      action: 'rotate_link_key',
      subject: { type: 'venue', id: venue.id },
      before: { key_version: venue.link_key_version },
      after: { key_version: version },
    });
    return presentSignedLink(deps.config, venue.id, version);
  });
}
