import type { Facts, RefusalCode } from './refusals.ts';
import { type IsoInstant, isoInstant } from './time/instants.ts';

/** One rule with its answer, ready for the wire. `code` is what a refusal would carry. */
export interface Rule<Code extends RefusalCode = RefusalCode> {
  code: Code;
  passed: boolean;
  /** Instants are ISO 8601 UTC. */
  facts: Facts;
  /**
   * When the rule would pass next; for a limit, the start of its next window: a visit on or after
   * that would pass. Null when it passes already, or when waiting does not help.
   */
  passes_at: IsoInstant | null;
}

/** Writes a rule's answer; `passesAt` (epoch milliseconds) is left out of one that passed. */
export function ruleAnswer<Code extends RefusalCode>(
  code: Code,
  passed: boolean,
  facts: Facts,
  passesAt: number | null = null,
): Rule<Code> {
  const waits = !passed && passesAt !== null;
  return { code, passed, facts, passes_at: waits ? isoInstant(passesAt) : null };
}
