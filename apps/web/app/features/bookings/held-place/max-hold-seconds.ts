import { HOLD_MINUTES } from '@pulse/domain';

/** The longest time a place is held for a waitlisted member, in seconds: the full ring of the countdown. */
export const MAX_HOLD_SECONDS = HOLD_MINUTES * 60;
