import type { RefusalCode } from '@pulse/domain';

/** What a refusal knows beside its code: counters, dates, names the screen needs. */
export type RefusalDetails = Record<string, unknown>;

/** An expected "no": a value, not an exception. The HTTP layer turns it into problem details. */
export class Refusal {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, facts: RefusalDetails = {}) {
    this.code = code;
    this.details = facts;
  }
}

/** Refuses with a stable code and the facts the screen needs. */
export function refuse(code: RefusalCode, details: RefusalDetails = {}): Refusal {
  return new Refusal(code, details);
}

/** Tells a refusal from a result. */
export function isRefusal(value: unknown): value is Refusal {
  return value instanceof Refusal;
}
