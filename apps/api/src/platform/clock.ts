import type { EpochMs } from '@pulse/domain';

/** The current time, so that tests can set it. */
export interface Clock {
  now(): EpochMs;
}

export const systemClock: Clock = { now: () => Date.now() };
