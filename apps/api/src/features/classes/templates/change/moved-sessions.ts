import type { MovedSession } from '../../class-hooks.ts';
import type { TemplatePlan } from './plan-template-change.ts';

/** A session that changes with its class. */
export type SessionToChange = TemplatePlan['change']['change'][number];

/** Whether the session gets another start or end. */
export function isMoved({ session, to }: SessionToChange): boolean {
  return session.startsAt !== to.startsAt || session.endsAt !== to.endsAt;
}

/** The sessions among these that move, as the hook passes them to other features. */
export function movedSessions(changes: readonly SessionToChange[], zone: string): MovedSession[] {
  return changes.filter(isMoved).map(({ session, to: { local_date, startsAt, endsAt } }) => ({
    id: session.id,
    startsAt,
    endsAt,
    localDate: local_date,
    zone,
  }));
}
