import type { RefusalCode, RefusalDetailsByCode } from '@pulse/domain';

/**
 * An expected refusal: a value, not an exception. The HTTP layer turns it into problem details; the
 * code types the details.
 */
export class Refusal<
  Code extends RefusalCode = RefusalCode,
  Details extends object = RefusalDetailsByCode[Code],
> {
  readonly code: Code;
  readonly details: Details;

  constructor(code: Code, details: Details) {
    this.code = code;
    this.details = details;
  }
}

type WithoutDetails = {
  [Code in RefusalCode]: Record<never, never> extends RefusalDetailsByCode[Code] ? Code : never;
}[RefusalCode];

/** Refuses with a stable code and the details that the code demands. */
export function refuse<Code extends WithoutDetails>(
  code: Code,
): Refusal<Code, Record<never, never>>;
export function refuse<Code extends RefusalCode>(
  code: Code,
  details: RefusalDetailsByCode[Code],
): Refusal<Code>;
export function refuse(code: RefusalCode, details: object = {}): Refusal<RefusalCode, object> {
  return new Refusal(code, details);
}

/** Distinguishes a refusal from a result. */
export function isRefusal(value: unknown): value is Refusal {
  return value instanceof Refusal;
}
