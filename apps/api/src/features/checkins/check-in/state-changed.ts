/** What was read changed before it was written: it is to be decided again with locks. */
export const STATE_CHANGED = 'state_changed';
export type StateChanged = typeof STATE_CHANGED;
