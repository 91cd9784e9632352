/** The states of a dated class. */
export const SESSION_STATES = ['scheduled', 'cancelled'] as const;

/** One state of a dated class. */
export type SessionState = (typeof SESSION_STATES)[number];

/** From each state, the states a session may move to; a cancelled class stays cancelled. */
export const SESSION_MOVES: Record<SessionState, readonly SessionState[]> = {
  scheduled: ['cancelled'],
  cancelled: [],
};

/** Whether a session may move from one state to the other. */
export function canMoveSession(from: SessionState, to: SessionState): boolean {
  return SESSION_MOVES[from].includes(to);
}
