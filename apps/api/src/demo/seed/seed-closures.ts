import { cities } from '@pulse/demo-data/cities';
import { type EpochMs, localDateOf } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import { demoId } from '../generate/demo-id.ts';
import type { VenueRow } from '../generate/demo-rows.ts';
import { createRandom } from '../generate/random.ts';
import { insertRows } from './insert-rows.ts';

const day = 24 * 60 * 60 * 1000;

/** Reasons for closing a venue for a day or two, in the language of its town. */
const reasons = {
  ar: ['Floor sanding', 'Team training', 'Terrace repairs', 'Electrical works', 'Private event'],
  fr: ['Ponçage du parquet', 'Formation de l’équipe', 'Travaux', 'Événement privé'],
  de: ['Boden wird geschliffen', 'Teamtag', 'Wartung', 'Geschlossene Gesellschaft'],
} as const;
const christmas = { ar: 'Christmas', fr: 'Noël', de: 'Weihnachten' } as const;

const cityOf = new Map(cities.map((city) => [city.name, city]));

/**
 * Inserts dates in the coming weeks on which venues are closed; none within the days of the demo's
 * bookings, except one fixed date.
 */
export async function seedClosures(
  tx: Tx,
  venues: readonly VenueRow[],
  now: EpochMs,
): Promise<void> {
  const closures = venues.flatMap((venue) => {
    const random = createRandom(`closure ${venue.id}`);
    const language = cityOf.get(venue.city)?.language ?? 'ar';
    const dateIn = (days: number) => localDateOf(now + days * day, venue.time_zone);
    const dates = new Map<string, string>();
    const close = (days: number, reason: string) => dates.set(dateIn(days), reason);
    if (venue.id === demoId('venue', 'Batroun Nafas Batroun')) close(10, 'Terrace repairs');
    const isNafasStudio = venue.id === demoId('venue', 'Beirut Nafas Studio');
    if (isNafasStudio || random.chance(0.16)) {
      const first = isNafasStudio ? 17 : random.between(11, 40);
      const reason = isNafasStudio ? 'Floor sanding' : random.pick(reasons[language]);
      const length = isNafasStudio ? 2 : random.between(1, 2);
      for (let more = 0; more < length; more += 1) close(first + more, reason);
    }
    for (let days = 11; days < 58; days += 1)
      if (dateIn(days).endsWith('-12-25') && (isNafasStudio || random.chance(0.4)))
        close(days, christmas[language]);
    return [...dates].map(([local_date, reason]) => ({ venue_id: venue.id, local_date, reason }));
  });
  await insertRows(tx, 'venue_closures', closures);
}
