import type { EpochMs } from '@pulse/domain';

/** Where "now" comes from, so that a test may set it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): EpochMs;
}

export const systemClock: Clock = { now: () => Date.now() };
