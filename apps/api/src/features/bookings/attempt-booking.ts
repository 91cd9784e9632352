import { waitlistSize } from '@pulse/domain';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { answer, type StatusAnswer } from '../../platform/http/route.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { loadFacts } from './booking-facts.store.ts';
import { decideBooking, type Readiness } from './decide-booking.ts';
import { newBooking } from './new-booking.ts';
import { openDropIn } from './open-drop-in.ts';
import { placeBooking } from './place-booking.store.ts';
import { type PresentedBooking, presentBooking } from './present-booking.ts';
import { earlierAnswer, type RequestKey, rememberedAs, withCounters } from './remembered-answer.ts';
import { returnLateVisits } from './return-late-visits.ts';

/** What a member asks for. */
export interface WantedBooking extends Readiness {
  userId: string;
  sessionId: string;
  /** The client's own name for this request; null when it has none. */
  key: RequestKey | null;
}

/** Why an attempt did not decide. */
export type Undecided =
  /** The world changed between the decision and the writing. */
  | 'changed'
  /** More than one statement is to be written, which needs a transaction. */
  | 'needs_locks'
  /** The class is full of places whose time is over. */
  | 'lapsed_holds';

const CREATED = 201;

/**
 * One attempt to book: two trips to the database, one to load what the rules look at and one to
 * write. `locked` says that `db` is a transaction which holds the member's turn and the class.
 */
export async function attemptBooking(
  deps: Deps,
  db: Db | Tx,
  wanted: WantedBooking,
  { locked } = { locked: false },
): Promise<StatusAnswer<PresentedBooking> | Refusal | Undecided> {
  const now = deps.clock.now();
  const { userId, sessionId, key } = wanted;
  const row = await loadFacts(db, sessionId, userId, now, key?.name ?? null);
  if (row?.venue_status !== 'published') return refuse('not_found');
  const earlier = earlierAnswer(row, key);
  if (earlier) return earlier;
  if (row.lapsed && !locked) return 'lapsed_holds';
  const given = decideBooking(row, wanted, now);
  if (isRefusal(given)) return given;
  const writesMore = given === 'unpaid_place' || (given === 'place' && row.late_waits);
  if (writesMore && !locked) return 'needs_locks';

  const booking = newBooking(row, given, now);
  const paymentId =
    given === 'unpaid_place' ? await openDropIn(deps, db as Tx, row, booking) : null;
  if (isRefusal(paymentId)) return paymentId;
  const presented = presentBooking(
    { ...booking, ...NEVER_CANCELLED },
    { session: row, position: null, paymentId },
    now,
  );
  const size = waitlistSize(booking.policy, row.capacity);
  const remembered = key && rememberedAs(key, CREATED, presented);
  const counters = await placeBooking(db, booking, row.turn, size, remembered);
  if (!counters) return 'changed';
  if (writesMore && given === 'place')
    await returnLateVisits(db as Tx, sessionId, [userId], booking.created_at);
  return answer(CREATED, withCounters(presented, counters));
}

const NEVER_CANCELLED = {
  cancelled_at: null,
  cancelled_by: null,
  cancel_reason: null,
  late_cancelled: false,
  visit_returned_at: null,
  calendar_sequence: 0,
};
