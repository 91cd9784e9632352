import type { venueClosure } from '@pulse/contract';
import { localDateOf } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findClosableVenue, listClosures } from './closures.store.ts';

/** Closures are at most a year ahead; the end of time keeps older data in the list too. */
const LAST_DATE = '9999-12-31';

/** The days from a local date on, by default today, on which a venue of the own organisation is closed. */
export async function listVenueClosures(
  { db, clock }: Deps,
  { organisationId }: AuthenticatedUser,
  venueId: string,
  from?: string,
): Promise<{ items: z.input<typeof venueClosure>[]; next_cursor: null } | Refusal> {
  const venue = organisationId && (await findClosableVenue(db, organisationId, venueId));
  if (!venue) return refuse('not_found');
  const first = from ?? localDateOf(clock.now(), venue.time_zone);
  return { items: await listClosures(db, venueId, { first, last: LAST_DATE }), next_cursor: null };
}
