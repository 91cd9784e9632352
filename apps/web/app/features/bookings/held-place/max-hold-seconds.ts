import { HOLD_MINUTES } from '@pulse/domain';

/** The longest time a place is held for somebody in line, in seconds: a full ring. */
export const MAX_HOLD_SECONDS = HOLD_MINUTES * 60;
