import { type EpochMs, localDateOf, MINUTE } from '@pulse/domain';
import type { MovedSession } from '../class-hooks.ts';
import type { TemplatePlan } from './plan-template-change.ts';

/** A session that moves further, or to another day, can be cancelled free until it starts (product.md). */
const FREE_TO_CANCEL_AFTER = 15 * MINUTE;

/** A session that changes with its class. */
export type SessionToChange = TemplatePlan['change']['change'][number];

/** Whether the session gets another start or end. */
export function isMoved({ session, to }: SessionToChange): boolean {
  return session.startsAt !== to.startsAt || session.endsAt !== to.endsAt;
}

/** The sessions among these that move, as other features are told of them. */
export function movedSessions(changes: readonly SessionToChange[], zone: string): MovedSession[] {
  return changes.filter(isMoved).map(({ session, to: { local_date, startsAt, endsAt } }) => ({
    id: session.id,
    startsAt,
    endsAt,
    localDate: local_date,
    freeUntilStart: isFar(session.startsAt, startsAt, zone),
  }));
}

function isFar(before: EpochMs, after: EpochMs, zone: string): boolean {
  if (Math.abs(after - before) > FREE_TO_CANCEL_AFTER) return true;
  return localDateOf(before, zone) !== localDateOf(after, zone);
}
