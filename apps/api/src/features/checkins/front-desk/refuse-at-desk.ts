import {
  deskSentence,
  type EpochMs,
  MINUTE,
  NO_OFFER_MINUTES,
  WALK_IN_CLOSES_MINUTES,
  walkInWindow,
  wallTimeOf,
} from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { CheckInVenueRow } from '../check-in-venues.store.ts';
import type { DeskMemberRow } from '../checkins.store.ts';
import { presentDeskMember } from '../present-desk-member.ts';
import { listClassesWithFreePlaces } from './classes-with-places.store.ts';

/** What a refusal is about, beside the member. */
export interface DeskTopic {
  venue: Pick<CheckInVenueRow, 'id' | 'time_zone' | 'status'>;
  /** Null when the scanned code is of no member, and for a guest. */
  member: DeskMemberRow | null;
  guestName?: string | null | undefined;
  /** The class that it is about, if any. */
  session?: { title: string; startsAt: EpochMs; waitlisted?: number } | undefined;
}

/**
 * A refusal as staff read it: with the member, a sentence that names them and what to do next, and the
 * classes that they could still join at `at`.
 */
export async function refuseAtDesk(
  db: Db | Tx,
  refusal: Refusal,
  { venue, member, guestName, session }: DeskTopic,
  at: EpochMs,
): Promise<Refusal> {
  const from = new Date(at - WALK_IN_CLOSES_MINUTES * MINUTE);
  const until = new Date(at + NO_OFFER_MINUTES * MINUTE);
  // Check-in can be tried at a draft, but no member can book there.
  const classes =
    venue.status === 'published' ? await listClassesWithFreePlaces(db, venue.id, from, until) : [];
  const { code, details } = refusal;
  const has = (name: string) => name in details && Reflect.get(details, name);
  const sentence = deskSentence(code, {
    walkIn: classes.length > 0,
    dropIn: has('drop_in_allowed') === true,
    waitlist: waitlistState(session, Number(has('free')), at),
    othersWait: Number(has('waitlisted')) > 0,
  });
  if (!sentence) return refusal;
  const time = (name: string) => {
    const value = has(name);
    return typeof value === 'string' ? wallTimeOf(Date.parse(value), venue.time_zone) : '';
  };
  return new Refusal(code, details, {
    sentence,
    subject: {
      member: member && presentDeskMember(member),
      time_zone: venue.time_zone,
      walk_in: classes.map(({ id, title, starts_at, free, price_minor, currency }) => ({
        class_session_id: id,
        title,
        starts_at: starts_at.toISOString(),
        free,
        price: price_minor === null ? null : { amount_minor: price_minor, currency },
      })),
    },
    values: {
      name: guestName ?? member?.full_name ?? '',
      ...(session && {
        title: session.title,
        start: wallTimeOf(session.startsAt, venue.time_zone),
        ...windowTimes(session.startsAt, venue.time_zone, at),
      }),
      until: time('held_until'),
      used: time('used_at'),
      was: time('was_starts_at'),
    },
  });
}

function waitlistState(session: DeskTopic['session'], free: number, at: EpochMs) {
  if (session && walkInWindow(session.startsAt, at).state === 'too_early') return 'early';
  return free > 0 ? 'free' : 'full';
}

function windowTimes(startsAt: EpochMs, zone: string, at: EpochMs) {
  const { opens_at, closes_at } = walkInWindow(startsAt, at);
  return {
    opens: wallTimeOf(Date.parse(opens_at), zone),
    closes: wallTimeOf(Date.parse(closes_at), zone),
  };
}
