import type { ReviewedApplication } from '@pulse/contract/client';

export type Decision = 'in_review' | 'approved' | 'rejected' | 'changes_requested';

const decisionsByStatus: Record<ReviewedApplication['status'], readonly Decision[]> = {
  // For a submitted application, the server first changes its status to in review.
  submitted: ['in_review', 'approved', 'changes_requested', 'rejected'],
  in_review: ['approved', 'changes_requested', 'rejected'],
  changes_requested: [],
  approved: [],
  rejected: [],
  withdrawn: [],
};

/** Returns the decisions possible for an application's status; none for a final one. */
export function allowedDecisions(status: ReviewedApplication['status']): readonly Decision[] {
  return decisionsByStatus[status];
}
