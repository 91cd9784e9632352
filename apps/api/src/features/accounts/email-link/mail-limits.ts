import type { Deps } from '../../../platform/deps.ts';
import { createRateLimitCounters } from '../../../platform/rate-limits/rate-limit-counters.ts';

/** Emails that anybody may request for one address in an hour. */
const MAILS_PER_ADDRESS: { name: string; points: number; seconds: number } = {
  name: 'requested-mails',
  points: 5,
  seconds: 3_600,
};

/**
 * Prevents strangers from filling somebody's mailbox. Above the limit nothing is sent and the
 * response stays the same: links sent before keep working, so the owner loses nothing.
 */
export function createMailLimits({ pool, config }: Deps) {
  const counter = createRateLimitCounters(pool, config.rateLimit)(MAILS_PER_ADDRESS);
  return {
    async sendWithinLimit(email: string, send: () => Promise<null>): Promise<null> {
      const resetsAt = await counter.add(email);
      return resetsAt === null ? send() : null;
    },
  };
}
