import { type RuleResult, ruleResult } from '../rules.ts';

/** Every rule of reviewing a venue, in the order in which they are checked and shown. */
export const REVIEW_RULE_CODES = [
  'own_venue_review',
  'review_needs_visit',
  'review_taken_down',
  'already_reviewed',
] as const;

/** One rule of reviewing with its result. */
export type ReviewRuleResult = RuleResult<(typeof REVIEW_RULE_CODES)[number]>;

/** The data that decides whether a person may review a venue. */
export interface ReviewContext {
  /** Belongs to the organisation that runs the venue. */
  worksThere: boolean;
  /** Has a completed booking there, or an open-gym visit that was not corrected away. */
  attended: boolean;
  /** Had a review of the venue taken down, and has not attended there since. */
  restricted: boolean;
  /** Has written a review of the venue already. */
  reviewed: boolean;
}

/**
 * Whether a person may review a venue: not their own, only after a visit, after a review that was
 * taken down only after another visit, and once. Returns every rule; none passes by waiting.
 */
export function canReview(context: ReviewContext): { allowed: boolean; rules: ReviewRuleResult[] } {
  const rules = [
    ruleResult('own_venue_review', !context.worksThere, {}),
    ruleResult('review_needs_visit', context.attended, {}),
    ruleResult('review_taken_down', !context.restricted, {}),
    ruleResult('already_reviewed', !context.reviewed, {}),
  ];
  return { allowed: rules.every((rule) => rule.passed), rules };
}
