import type { checkInOptions, venueProof } from '@pulse/contract';
import { type EpochMs, localDateOf, openGymEligibility, remainingAllowance } from '@pulse/domain';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import { findLastOpenGymVisit } from '../checkins.store.ts';
import { presentCheckInVenue } from '../present-check-in-venue.ts';
import { countRefusedScan } from './count-refused-scan.ts';
import { listBookingsAtVenueToday } from './list-bookings-at-venue-today.ts';
import { loadOpenGymContext } from './load-open-gym-context.ts';
import { presentCheckInBookings } from './present-check-in-bookings.ts';
import { verifyVenueProof } from './verify-venue-proof.ts';

type CheckInOptions = z.input<typeof checkInOptions>;

/**
 * What a member can check in to at the scanned venue today; checks no member in. A scan with which nothing
 * can be done is counted as refused.
 */
export async function findCheckInOptions(
  deps: Deps,
  member: AuthenticatedUser,
  proof: z.output<typeof venueProof>,
) {
  const now = deps.clock.now();
  const options = await inTransaction(deps.db, async (tx) => {
    const verified = await verifyVenueProof(tx, deps.config, proof, now);
    if (isRefusal(verified)) return verified;
    const bookings = await listBookingsAtVenueToday(tx, verified.venue, member.id, now);
    const { status: _, ...venue } = presentCheckInVenue(verified.venue);
    return {
      venue,
      entrance: verified.entrance,
      bookings: await presentCheckInBookings(deps, tx, bookings, now),
      open_gym: await openGymOption(tx, verified.venue, member.id, now),
    };
  });
  if (isRefusal(options) || offersNothing(options)) await countRefusedScan(deps, member, proof);
  return options;
}

// A member who has checked in already, or visited today, has used the code with success.
function offersNothing({ bookings, open_gym }: CheckInOptions): boolean {
  const usable = bookings.some(({ state }) => state === 'open' || state === 'checked_in');
  const visited = open_gym.failed_rule?.code === 'already_visited_today';
  return !usable && !open_gym.allowed && !visited;
}

async function openGymOption(tx: Tx, venue: CheckInVenueRow, userId: string, now: EpochMs) {
  const today = localDateOf(now, venue.time_zone);
  const last = await findLastOpenGymVisit(tx, userId, venue.id, today);
  const context = await loadOpenGymContext(tx, venue, userId, last?.checked_in_at ?? null, now);
  const { allowed, rules } = openGymEligibility(context, now);
  const failedRule = rules.find((rule) => !rule.passed);
  return {
    allowed,
    failed_rule: failedRule ?? null,
    visits_left: context.monthly && remainingAllowance(context.monthly),
    plus_visit: context.plus !== null,
  };
}
