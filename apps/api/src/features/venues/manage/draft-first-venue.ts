import lookUpTimeZone from '@photostructure/tz-lookup';
import { audit } from '../../../platform/audit/audit.sql.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { findCountry, guessZone, insertVenue } from './partner-venues.store.ts';

/** What is known of a venue before its partner has seen it. */
interface KnownVenue {
  organisation_id: string;
  name: string;
  description: string;
  address: string;
  website: string;
  /** Null where the applicant set no pin. */
  position: { latitude: number; longitude: number } | null;
}

/** Of a venue without a pin: publishing refuses this position. */
const UNPLACED = { latitude: 0, longitude: 0 };

/**
 * Drafts the first venue of a new organisation from what it applied with, so that its admin completes it
 * instead of typing it again. Members do not see it until the admin publishes it.
 */
export async function draftFirstVenue(
  tx: Tx,
  actor: string,
  { position, ...venue }: KnownVenue,
): Promise<void> {
  const place = position
    ? await placeOf(tx, position)
    : { ...UNPLACED, ...(await guessZone(tx, venue.address)) };
  const id = await insertVenue(tx, { ...venue, ...place });
  await audit(tx, {
    actor,
    action: 'create_venue',
    subject: { type: 'venue', id },
    after: { name: venue.name, city: '' },
  });
}

async function placeOf(tx: Tx, position: { latitude: number; longitude: number }) {
  const time_zone = lookUpTimeZone(position.latitude, position.longitude);
  return {
    ...position,
    time_zone,
    country_code: await findCountry(tx, { ...position, time_zone }),
  };
}
