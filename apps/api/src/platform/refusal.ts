import type { deskSubject } from '@pulse/contract';
import type { DeskSentence, RefusalCode, RefusalDetailsByCode } from '@pulse/domain';
import type { z } from 'zod';

/** What a front desk reads instead: whom the refusal is about, and a sentence that names them. */
export interface DeskNotice {
  subject: z.input<typeof deskSubject>;
  sentence: DeskSentence;
  /** The values of the sentence beside the details. */
  values: Record<string, string | number>;
}

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
  readonly deskNotice: DeskNotice | null;

  constructor(code: Code, details: Details, deskNotice: DeskNotice | null = null) {
    this.code = code;
    this.details = details;
    this.deskNotice = deskNotice;
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
