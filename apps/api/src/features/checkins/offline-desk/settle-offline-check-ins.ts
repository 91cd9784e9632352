import type { settleOfflineCheckIns as contract, offlineCheckInResult } from '@pulse/contract';
import { offlineCheckInTime } from '@pulse/domain';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { sentenceOf } from '../../../platform/http/problems/problem-details.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { RecordedCheckIn } from '../check-in/record-class-check-in.ts';
import { findCheckIn, findDeskMember } from '../checkins.store.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { presentDeskMember } from '../present-desk-member.ts';
import { claimOfflineCheckIn, saveSettledCheckIn } from './offline-check-ins.store.ts';
import { type Desk, recordOfflineArrival } from './record-offline-arrival.ts';
import { type RecordedGuest, recordOfflineGuest } from './record-offline-guest.ts';

type Item = z.output<typeof contract.body>['items'][number];
type Result = z.input<typeof offlineCheckInResult>;

/**
 * Settles what a desk checked in without a network, oldest first, each in a transaction of its own: what
 * one of them meets does not undo another. The same one again gets its first answer; a conflict writes
 * nothing and waits at the desk for a person.
 */
export async function settleOfflineCheckIns(
  deps: Deps,
  staff: AuthenticatedUser,
  venueId: string,
  items: readonly Item[],
): Promise<{ items: Result[] } | Refusal> {
  const venue = await findVenueForStaff(deps.db, staff, venueId);
  if (isRefusal(venue)) return venue;
  const oldestFirst = [...items].sort((a, b) => Date.parse(a.taken_at) - Date.parse(b.taken_at));
  const results: Result[] = [];
  for (const item of oldestFirst) {
    const settled = await settle(deps, { staff, venue }, item);
    // The role was removed meanwhile: this and what follows is not theirs to record any more.
    if (isRefusal(settled) && settled.code === 'unauthenticated') return settled;
    results.push(isRefusal(settled) ? presentConflict(item, settled, staff.language) : settled);
  }
  return { items: results };
}

async function settle(deps: Deps, desk: Desk, item: Item): Promise<Result | Refusal> {
  const { db, clock } = deps;
  const { staff, venue } = desk;
  const now = clock.now();
  const own = { staff_user_id: staff.id, id: item.id };
  return inTransaction(db, async (tx) => {
    const first = await claimOfflineCheckIn(tx, {
      ...own,
      venue_id: venue.id,
      taken_at: new Date(item.taken_at),
      settled_at: new Date(now),
    });
    if (first?.check_in_id)
      return presentSettled(tx, item, {
        checkIn: await findCheckIn(tx, first.check_in_id),
        alreadyCheckedIn: first.already_checked_in,
      });
    if (first?.guest_arrived_at)
      return presentGuest(item, {
        arrivedAt: first.guest_arrived_at,
        alreadyArrived: first.already_checked_in,
      });
    const { at, refused } = offlineCheckInTime(Date.parse(item.taken_at), now);
    if (refused) return refuse(refused);
    const trace = { actor: staff.id, action: 'settle_offline_check_in' };
    if (item.guest) {
      const recorded = await recordOfflineGuest(tx, desk, item.guest, at);
      if (isRefusal(recorded)) return recorded;
      await saveSettledCheckIn(tx, own, {
        check_in_id: null,
        guest_arrived_at: recorded.arrivedAt,
        already_checked_in: recorded.alreadyArrived,
      });
      if (!recorded.alreadyArrived)
        await audit(tx, {
          ...trace,
          subject: { type: 'guest', id: item.guest.id },
          venues: [desk.venue.id],
          after: { taken_at: item.taken_at },
        });
      return presentGuest(item, recorded);
    }
    const recorded = await recordOfflineArrival(deps, tx, desk, item, at);
    if (isRefusal(recorded)) return recorded;
    await saveSettledCheckIn(tx, own, {
      check_in_id: recorded.checkIn.id,
      guest_arrived_at: null,
      already_checked_in: recorded.alreadyCheckedIn,
    });
    if (!recorded.alreadyCheckedIn)
      await audit(tx, {
        ...trace,
        subject: { type: 'check_in', id: recorded.checkIn.id },
        venues: [desk.venue.id],
        after: { taken_at: item.taken_at, method: recorded.checkIn.method },
      });
    return presentSettled(tx, item, recorded);
  });
}

function presentGuest({ id }: Item, { arrivedAt, alreadyArrived }: RecordedGuest): Result {
  return {
    id,
    outcome: alreadyArrived ? 'already_arrived' : 'arrived',
    member: null,
    checked_in_at: arrivedAt.toISOString(),
    conflict: null,
  };
}

async function presentSettled(
  tx: Tx,
  { id }: Item,
  { checkIn, alreadyCheckedIn }: RecordedCheckIn,
): Promise<Result> {
  return {
    id,
    outcome: alreadyCheckedIn ? 'already_arrived' : 'arrived',
    member: presentDeskMember(await findDeskMember(tx, checkIn.user_id)),
    checked_in_at: checkIn.checked_in_at.toISOString(),
    conflict: null,
  };
}

function presentConflict(
  { id }: Item,
  refusal: Refusal,
  language: AuthenticatedUser['language'],
): Result {
  return {
    id,
    outcome: 'conflict',
    member: refusal.deskNotice?.subject.member ?? null,
    checked_in_at: null,
    conflict: { code: refusal.code, detail: sentenceOf(language, refusal) },
  };
}
