import type { checkInAtVenue as operation } from '@pulse/contract';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { bookingsAtDoor, recordWhatFits } from './choose-arrival.ts';
import { presentCheckIn } from './present-check-in.ts';
import { type RecordedCheckIn, recordArrival } from './record-arrival.ts';
import { recordOpenGymVisit } from './record-open-gym-visit.ts';
import { type ProvenVenue, proveVenue } from './venue-proof.ts';

type Request = z.output<typeof operation.body>;

/** Checks a member in at the venue they scanned: the booking they chose, or whatever fits. */
export async function checkInAtVenue(deps: Deps, member: Member, request: Request) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const proven = await proveVenue(tx, deps.config, request);
    if (isRefusal(proven)) return proven;
    const recorded = await recordWish(tx, proven, member.id, request, now);
    if (isRefusal(recorded)) return recorded;
    return presentCheckIn(tx, recorded, proven.venue, now);
  });
}

async function recordWish(
  tx: Tx,
  { venue, method, qrCodeId }: ProvenVenue,
  userId: string,
  wish: { booking_id?: string | undefined; open_gym?: boolean | undefined },
  now: number,
): Promise<RecordedCheckIn | Refusal> {
  const proof = { method, qrCodeId, staffUserId: null };
  if (wish.open_gym) return recordOpenGymVisit(tx, venue, userId, proof, now);
  if (!wish.booking_id) return recordWhatFits(tx, venue, userId, proof, now);
  const own = await bookingsAtDoor(tx, venue, userId, now);
  const chosen = own.find((booking) => booking.id === wish.booking_id);
  return chosen ? recordArrival(tx, venue, chosen.id, proof, now) : refuse('no_booking_here');
}
