/** The latest moment at which a change of classes is taken back, in minutes after it. */
export const UNDO_CHANGE_MINUTES = 10;
