import type { EpochMs } from '@pulse/domain';
import { DatabaseError } from 'pg';
import { type Db, inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import type { BookingDetailsRow } from '../../bookings/index.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import type { CheckInProof } from './record-arrivals.store.ts';
import {
  type Announcing,
  attemptClassCheckIn,
  type RecordedCheckIn,
  recordClassCheckIn,
} from './record-class-check-in.ts';
import { attemptOpenGymVisit, recordOpenGymVisit } from './record-open-gym-visit.ts';
import { STATE_CHANGED, type StateChanged } from './state-changed.ts';

/**
 * How arrivals are recorded: as they were read, which is `Lost` when something has changed since, or
 * with what they depend on locked.
 */
export interface RecordArrivals<Lost = StateChanged> {
  locked: boolean;
  classCheckIn(
    venue: Pick<CheckInVenueRow, 'time_zone'>,
    booking: BookingDetailsRow,
    proof: CheckInProof,
    now: EpochMs,
  ): Promise<RecordedCheckIn | Refusal | Lost>;
  openGymVisit(
    venue: CheckInVenueRow,
    userId: string,
    proof: CheckInProof,
    now: EpochMs,
  ): Promise<RecordedCheckIn | Refusal | Lost>;
}

/** As they were read: a statement of its own writes, if nothing has changed since. */
function asRead(deps: Announcing, db: Db): RecordArrivals {
  return {
    locked: false,
    async classCheckIn(venue, details, proof, now) {
      const recorded = await attemptClassCheckIn(deps, db, venue, details.booking, proof, now);
      return typeof recorded === 'object' && 'checkIn' in recorded
        ? { ...recorded, details }
        : recorded;
    },
    openGymVisit: (...visit) => attemptOpenGymVisit(deps, db, ...visit),
  };
}

/** With locks, in a transaction, which always decides. */
export function withLocks(deps: Announcing, tx: Tx): RecordArrivals<never> {
  return {
    locked: true,
    classCheckIn: (venue, { booking }, ...more) =>
      recordClassCheckIn(deps, tx, venue, booking.id, ...more),
    openGymVisit: (...visit) => recordOpenGymVisit(deps, tx, ...visit),
  };
}

/** Of a unique index, and of the check-in that a used code refers to. */
const CONSTRAINT_VIOLATIONS = ['23505', '23503'];

/** What a constraint refuses changed since it was read; any other error is one. */
export function changedWhereRefused(error: unknown): StateChanged {
  if (error instanceof DatabaseError && CONSTRAINT_VIOLATIONS.includes(error.code ?? ''))
    return STATE_CHANGED;
  throw error;
}

/**
 * Attempts an arrival as bookings are attempted (docs/decisions/130-bookings-in-batches.md): first
 * without a transaction, where the statement that writes does so only if nothing has changed since the
 * rules decided. Where something has, or where a constraint refuses what it writes, the arrival is decided
 * once more in a transaction that takes its locks before it reads.
 */
export async function attemptArrival<T>(
  deps: Pick<Deps, 'db' | 'announcements'>,
  arrive: (db: Db | Tx, record: RecordArrivals) => Promise<T | Refusal | StateChanged>,
): Promise<T | Refusal> {
  const { db } = deps;
  const attempted = await arrive(db, asRead(deps, db)).catch(changedWhereRefused);
  if (attempted !== STATE_CHANGED) return attempted;
  return inTransaction(db, async (tx): Promise<T | Refusal> => {
    const decided = await arrive(tx, withLocks(deps, tx));
    if (decided === STATE_CHANGED) throw new Error('An arrival was not decided with its locks');
    return decided;
  });
}
