import { type Rule, ruleAnswer } from '../rules.ts';

/** Every rule of reviewing a venue, in the order a person meets them. */
export const REVIEW_RULE_CODES = [
  'own_venue_review',
  'review_needs_visit',
  'review_taken_down',
  'already_reviewed',
] as const;

/** One rule of reviewing with its answer. */
export type ReviewRule = Rule<(typeof REVIEW_RULE_CODES)[number]>;

/** What decides whether somebody may review a venue. */
export interface ReviewFacts {
  /** Belongs to the organisation that runs the venue. */
  worksThere: boolean;
  /** Has a completed booking there, or an open-gym visit that no correction took back. */
  attended: boolean;
  /** Had a review of the venue taken down, and has not attended there since. */
  barred: boolean;
  /** Has written a review of the venue already. */
  reviewed: boolean;
}

/**
 * Whether somebody may write a review of a venue: not of their own, only after a visit, after one
 * that was taken down only after another visit, and once. Every rule answers; none of them passes
 * by waiting.
 */
export function canReview(facts: ReviewFacts): { allowed: boolean; rules: ReviewRule[] } {
  const rules = [
    ruleAnswer('own_venue_review', !facts.worksThere, {}),
    ruleAnswer('review_needs_visit', facts.attended, {}),
    ruleAnswer('review_taken_down', !facts.barred, {}),
    ruleAnswer('already_reviewed', !facts.reviewed, {}),
  ];
  return { allowed: rules.every((rule) => rule.passed), rules };
}
