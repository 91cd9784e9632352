import type { RefusalCode } from '@pulse/domain';

/** What a refusal knows beside its code: counters, dates, names the screen needs. */
export type Facts = Record<string, unknown>;

/** An expected "no": a value, not an exception. The HTTP layer turns it into problem details. */
export class Refusal {
  readonly code: RefusalCode;
  readonly facts: Facts;

  constructor(code: RefusalCode, facts: Facts = {}) {
    this.code = code;
    this.facts = facts;
  }
}

/** Refuses with a stable code and the facts the screen needs. */
export function refuse(code: RefusalCode, facts: Facts = {}): Refusal {
  return new Refusal(code, facts);
}

/** Tells a refusal from a result. */
export function isRefusal(value: unknown): value is Refusal {
  return value instanceof Refusal;
}
