/** The states of a dated class. */
export const CLASS_SESSION_STATES = ['scheduled', 'cancelled'] as const;

/** One state of a dated class. */
export type ClassSessionState = (typeof CLASS_SESSION_STATES)[number];

/** From each state, the states a session may change to, as long as it has not begun. */
export const CLASS_SESSION_TRANSITIONS: Record<ClassSessionState, readonly ClassSessionState[]> = {
  scheduled: ['cancelled'],
  // Put back after a cancellation by mistake.
  cancelled: ['scheduled'],
};

/** Whether a session may change from one state to the other. */
export function canTransitionClassSession(from: ClassSessionState, to: ClassSessionState): boolean {
  return CLASS_SESSION_TRANSITIONS[from].includes(to);
}
