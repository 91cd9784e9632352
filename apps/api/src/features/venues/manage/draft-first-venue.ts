import lookUpTimeZone from '@photostructure/tz-lookup';
import { audit } from '../../../platform/audit/audit.sql.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { findCountry, insertVenue } from './partner-venues.store.ts';

/** What is known of a venue before its partner has seen it. */
interface KnownVenue {
  organisation_id: string;
  name: string;
  description: string;
  address: string;
  website: string;
  latitude: number;
  longitude: number;
}

/**
 * Drafts the first venue of a new organisation from what it applied with, so that its admin completes it
 * instead of typing it again. Members do not see it until the admin publishes it.
 */
export async function draftFirstVenue(tx: Tx, actor: string, venue: KnownVenue): Promise<void> {
  const time_zone = lookUpTimeZone(venue.latitude, venue.longitude);
  const id = await insertVenue(tx, {
    ...venue,
    time_zone,
    country_code: await findCountry(tx, { ...venue, time_zone }),
  });
  await audit(tx, {
    actor,
    action: 'create_venue',
    subject: { type: 'venue', id },
    after: { name: venue.name, city: '' },
  });
}
