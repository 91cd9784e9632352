import type { RuleCode, RuleDetails } from './rule-details.ts';
import { type EpochMs, type IsoInstant, isoInstant } from './time/instants.ts';

/** The result of one rule, ready for the wire; a union by `code`, which types the details. */
export type RuleResult<Code extends RuleCode = RuleCode> = {
  [C in Code]: {
    /** The refusal code of the rule when it fails. */
    code: C;
    passed: boolean;
    details: RuleDetails[C];
    /**
     * When the rule would pass next; for a limit, the start of its next window: a visit on or
     * after that would pass. Null when it passes already, or when waiting does not help.
     */
    passes_at: IsoInstant | null;
  };
}[Code];

/** Builds the result of a rule; `passesAt` is left out of one that passed. */
export function ruleResult<Code extends RuleCode>(
  code: Code,
  passed: boolean,
  details: RuleDetails[Code],
  passesAt: EpochMs | null = null,
) {
  const passesLater = !passed && passesAt !== null;
  return { code, passed, details, passes_at: passesLater ? isoInstant(passesAt) : null };
}
