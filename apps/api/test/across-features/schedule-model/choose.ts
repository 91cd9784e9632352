import { HOUR } from '@pulse/domain';
import type { Model, ModelSession } from './model.ts';

/** How many of the next sessions commands choose from: few, so that they meet. */
const NEAR = 6;

/** One of these, whichever number is given; undefined of none. */
export const choose = <T>(from: readonly T[], which: number): T | undefined =>
  from[which % Math.max(1, from.length)];

/** The next sessions, and those that have just begun. */
export const nearSessions = (model: Model, which = (_: ModelSession) => true): ModelSession[] =>
  model.sessions
    .filter((session) => session.startsAt > model.now - 3 * HOUR && which(session))
    .sort((a, b) => a.startsAt - b.startsAt || ((a.id ?? '') < (b.id ?? '') ? -1 : 1))
    .slice(0, NEAR);
