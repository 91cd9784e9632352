/** The states of a partner application (product.md, "Partners"). */
export const APPLICATION_STATES = [
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
] as const;

/** One state of a partner application. */
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** From each state, the states an application may change to; a decision is final. */
export const APPLICATION_TRANSITIONS: Record<ApplicationState, readonly ApplicationState[]> = {
  submitted: ['in_review'],
  in_review: ['approved', 'rejected', 'changes_requested'],
  changes_requested: ['submitted'],
  approved: [],
  rejected: [],
};

/** Whether an application may change from one state to the other. */
export function canTransitionApplication(from: ApplicationState, to: ApplicationState): boolean {
  return APPLICATION_TRANSITIONS[from].includes(to);
}

/** Whether the transition needs a reason that the applicant reads. */
export function transitionNeedsReason(to: ApplicationState): boolean {
  return to === 'rejected' || to === 'changes_requested';
}
