import type { Refusal } from '../refusals.ts';
import { isoInstant } from '../time/instants.ts';
import { localDayOf, type ZoneName } from '../time/zones.ts';
import { type Closure, type OpeningSpan, openingState } from '../venues/opening-hours.ts';

/** What decides an open-gym visit. */
export interface OpenGymFacts {
  venue: {
    open_gym: boolean;
    hours: readonly OpeningSpan[];
    closures: readonly Closure[];
    zone: ZoneName;
  };
  /** The member's last open-gym visit at this venue, epoch milliseconds. */
  lastVisitAt: number | null;
}

/** Why an open-gym visit cannot be recorded at `now`, or null: open, allowed, once a local day. */
export function openGymRefusal({ venue, lastVisitAt }: OpenGymFacts, now: number): Refusal | null {
  if (!venue.open_gym) return { code: 'open_gym_not_allowed', facts: {} };
  const state = openingState(venue.hours, venue.closures, venue.zone, now);
  if (!state.open) return { code: 'not_open_now', facts: { opens_at: state.opens_at } };
  const today = localDayOf(now, venue.zone);
  if (lastVisitAt !== null && lastVisitAt >= today.startsAt) {
    return {
      code: 'already_visited_today',
      facts: { visited_at: isoInstant(lastVisitAt), resets_at: isoInstant(today.endsAt) },
    };
  }
  return null;
}
