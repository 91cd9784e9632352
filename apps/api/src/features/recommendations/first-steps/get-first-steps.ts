import { firstSteps } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { loadFirstSteps } from './first-steps.store.ts';

/** A new member's progress through the first steps. */
export async function getFirstSteps({ db }: Deps, userId: string) {
  const row = await loadFirstSteps(db, userId);
  if (!row) return refuse('not_found');
  return firstSteps({
    emailVerified: row.email_verified,
    hasPlan: row.has_plan,
    hasFavourite: row.has_favourite,
    bookings: row.bookings,
    placesTaken: row.places_taken,
    visits: row.visits,
    dismissed: row.dismissed,
  });
}
