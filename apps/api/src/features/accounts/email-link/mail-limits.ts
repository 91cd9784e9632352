import type { Deps } from '../../../platform/deps.ts';
import { createRateLimitCounters } from '../../../platform/rate-limits/rate-limit-counters.ts';

/** Mails that anybody may ask for, to one address, in an hour. */
const MAILS_PER_ADDRESS: { name: string; points: number; seconds: number } = {
  name: 'requested-mails',
  points: 5,
  seconds: 3_600,
};

/**
 * Keeps strangers from filling somebody's mailbox. Beyond the limit nothing is sent and nothing is
 * said: the links already mailed keep working, so the owner loses nothing by it.
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
