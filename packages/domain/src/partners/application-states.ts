/** The states of a partner application (product.md, "Partners"). */
export const APPLICATION_STATES = [
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
  'withdrawn',
] as const;

/** One state of a partner application. */
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** From each state, the states an application may change to; a decision is final. */
export const APPLICATION_TRANSITIONS: Record<ApplicationState, readonly ApplicationState[]> = {
  submitted: ['in_review', 'withdrawn'],
  in_review: ['approved', 'rejected', 'changes_requested', 'withdrawn'],
  changes_requested: ['submitted', 'withdrawn'],
  approved: [],
  rejected: [],
  withdrawn: [],
};

/** The states in which an application waits for a reviewer. */
export const WAITING_APPLICATION_STATES: readonly ApplicationState[] = ['submitted', 'in_review'];

/**
 * The states in which an application stands, so that another one of the same business only repeats
 * it. After a rejection or a withdrawal one may apply anew.
 */
export const STANDING_APPLICATION_STATES: readonly ApplicationState[] = [
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
];

/** Whether an application may change from one state to the other. */
export function canTransitionApplication(from: ApplicationState, to: ApplicationState): boolean {
  return APPLICATION_TRANSITIONS[from].includes(to);
}

/** Whether the applicant may change what they sent: before the review, or when asked to. */
export function canAmendApplication(state: ApplicationState): boolean {
  return state === 'submitted' || state === 'changes_requested';
}

/** Whether nothing can happen to the application any more. */
export function isApplicationClosed(state: ApplicationState): boolean {
  return APPLICATION_TRANSITIONS[state].length === 0;
}

/** Whether the transition needs a reason that the applicant reads. */
export function transitionNeedsReason(to: ApplicationState): boolean {
  return to === 'rejected' || to === 'changes_requested';
}
