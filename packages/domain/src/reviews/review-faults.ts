/**
 * What may be wrong with a review: why a member reports it and why it is taken down; ours. That
 * somebody was unhappy, or is mistaken, is no fault: the venue can answer.
 */
export const REVIEW_FAULTS = [
  'insulting',
  'private_details',
  'advertising',
  'off_topic',
  'other',
] as const;

/** One fault of a review. */
export type ReviewFault = (typeof REVIEW_FAULTS)[number];

/** Whether a fault says too little by itself and must be told in words. */
export function faultNeedsWords(fault: ReviewFault): boolean {
  return fault === 'other';
}
