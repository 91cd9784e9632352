import type { RefusalCode, RefusalDetails } from './refusals.ts';
import { type EpochMs, type IsoInstant, isoInstant } from './time/instants.ts';

/** One rule with its answer, ready for the wire. `code` is what a refusal would carry. */
export interface RuleResult<Code extends RefusalCode = RefusalCode> {
  code: Code;
  passed: boolean;
  /** Instants are ISO 8601 UTC. */
  details: RefusalDetails;
  /**
   * When the rule would pass next; for a limit, the start of its next window: a visit on or after
   * that would pass. Null when it passes already, or when waiting does not help.
   */
  passes_at: IsoInstant | null;
}

/** Writes a rule's answer; `passesAt` (epoch milliseconds) is left out of one that passed. */
export function ruleResult<Code extends RefusalCode>(
  code: Code,
  passed: boolean,
  details: RefusalDetails,
  passesAt: EpochMs | null = null,
): RuleResult<Code> {
  const passesLater = !passed && passesAt !== null;
  return { code, passed, details, passes_at: passesLater ? isoInstant(passesAt) : null };
}
