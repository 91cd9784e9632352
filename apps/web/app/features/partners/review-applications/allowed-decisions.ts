import type { PartnerApplication } from '@pulse/contract/client';

export type Decision = 'in_review' | 'approved' | 'rejected' | 'changes_requested';

const decisionsByStatus: Record<PartnerApplication['status'], readonly Decision[]> = {
  // Deciding on a submitted application takes it into review on the way.
  submitted: ['in_review', 'approved', 'changes_requested', 'rejected'],
  in_review: ['approved', 'changes_requested', 'rejected'],
  changes_requested: [],
  approved: [],
  rejected: [],
};

/** What a reviewer can decide about an application in this status; nothing once it is final. */
export function allowedDecisions(status: PartnerApplication['status']): readonly Decision[] {
  return decisionsByStatus[status];
}
