/**
 * What may be wrong with a review: why a member reports it and why it is taken down; ours. That
 * somebody was unhappy, or is mistaken, is no fault: the venue can answer.
 */
export const REPORT_REASONS = [
  'insulting',
  'private_details',
  'advertising',
  'off_topic',
  'other',
] as const;

/** One fault of a review. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Whether a fault says too little by itself and must be told in words. */
export function reasonNeedsComment(reason: ReportReason): boolean {
  return reason === 'other';
}
