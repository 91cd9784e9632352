import type { Deps } from '../../../platform/deps.ts';
import { createRateLimitCounters } from '../../../platform/rate-limits/rate-limit-counters.ts';
import type { Refusal } from '../../../platform/refusal.ts';

/** Emails that callers may request for one address in an hour. */
const MAILS_PER_ADDRESS: { name: string; points: number; seconds: number } = {
  name: 'requested-mails',
  points: 5,
  seconds: 3_600,
};

/** Sends an email unless too many were requested for its key: an address, or an account. */
export interface MailLimits {
  sendWithinLimit<R extends Refusal = never>(
    key: string,
    send: () => Promise<null | R>,
  ): Promise<null | R>;
}

/**
 * Prevents strangers from filling a user's mailbox. Above the limit nothing is sent and the
 * response stays the same: links sent before keep working, so the owner loses nothing.
 */
export function createMailLimits({ db, config }: Deps): MailLimits {
  const counter = createRateLimitCounters(db, config.rateLimit)(MAILS_PER_ADDRESS);
  return {
    async sendWithinLimit(key, send) {
      const resetsAt = await counter.add(key);
      return resetsAt === null ? send() : null;
    },
  };
}
