import type { checkInOptions, venueProof } from '@pulse/contract';
import { type EpochMs, openGymEligibility, remainingAllowance } from '@pulse/domain';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
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
  const options = await readOptions(deps, member, proof, deps.clock.now());
  if (isRefusal(options) || offersNothing(options)) await countRefusedScan(deps, member, proof);
  return options;
}

async function readOptions(
  deps: Deps,
  member: AuthenticatedUser,
  proof: z.output<typeof venueProof>,
  now: EpochMs,
): Promise<CheckInOptions | Refusal> {
  const { db, config } = deps;
  const verified = await verifyVenueProof(db, config, proof, now);
  if (isRefusal(verified)) return verified;
  const bookings = await listBookingsAtVenueToday(db, verified.venue, member.id, now);
  const { status: _, ...venue } = presentCheckInVenue(verified.venue);
  return {
    venue,
    entrance: verified.entrance,
    bookings: presentCheckInBookings(deps, bookings, now),
    open_gym: await openGymOption(db, verified.venue, member.id, now),
  };
}

// A member who has checked in already, or visited today, has used the code with success.
function offersNothing({ bookings, open_gym }: CheckInOptions): boolean {
  const usable = bookings.some(({ state }) => state === 'open' || state === 'checked_in');
  const visited = open_gym.failed_rule?.code === 'already_visited_today';
  return !usable && !open_gym.allowed && !visited;
}

async function openGymOption(db: Db, venue: CheckInVenueRow, userId: string, now: EpochMs) {
  const { context } = await loadOpenGymContext(db, venue, userId, now);
  const { allowed, rules } = openGymEligibility(context, now);
  const failedRule = rules.find((rule) => !rule.passed);
  return {
    allowed,
    failed_rule: failedRule ?? null,
    visits_left: context.monthly && remainingAllowance(context.monthly),
    plus_visit: context.plus !== null,
  };
}
