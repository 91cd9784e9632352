import type { RateLimit } from '../../../platform/rate-limits/rate-limit-counters.ts';

/**
 * Wrong codes of one account, from anywhere: only who knows the password comes this far, and of a
 * million codes three are right at a time.
 */
export const WRONG_CODES: RateLimit = { name: 'second-factor', points: 5, seconds: 900 };
