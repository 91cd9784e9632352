/**
 * The reasons for which a review is reported or taken down. A bad experience or a mistake is not
 * among them: the venue can reply to it.
 */
export const REPORT_REASONS = [
  'insulting',
  'private_details',
  'advertising',
  'off_topic',
  'other',
] as const;

/** One reason to report a review. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Whether a reason needs a comment to be understood. */
export function reasonNeedsComment(reason: ReportReason): boolean {
  return reason === 'other';
}
