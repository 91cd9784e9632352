import { audit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { turnLinkKeyVersion } from './door-venues.store.ts';
import { presentSignedLink } from './present-qr-code.ts';
import { doorVenueOf } from './venue-access.ts';

/** Turns the key of a venue's signed link: posters printed before stop working at once. */
export async function turnLinkKey(deps: Deps, person: Member, venueId: string) {
  return inTransaction(deps.db, async (tx) => {
    const venue = await doorVenueOf(tx, person, venueId);
    if (isRefusal(venue)) return venue;
    const version = await turnLinkKeyVersion(tx, venue.id);
    await audit(tx, {
      actor: person.id,
      action: 'turn_link_key',
      subject: { type: 'venue', id: venue.id },
      before: { key_version: venue.link_key_version },
      after: { key_version: version },
    });
    return presentSignedLink(deps.config, venue.id, version);
  });
}
