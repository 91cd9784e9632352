import type { Deps } from '../../platform/deps.ts';
import { createCounters } from '../../platform/limits/counters.ts';

/** Mails that anybody may ask for, to one address, in an hour. */
const MAILS: { name: string; points: number; seconds: number } = {
  name: 'mails-asked-for',
  points: 5,
  seconds: 3_600,
};

/**
 * Keeps strangers from filling somebody's mailbox. Beyond the limit nothing is sent and nothing is
 * said: the links already mailed keep working, so the owner loses nothing by it.
 */
export function mailLimits({ pool, config }: Deps) {
  const mails = createCounters(pool, config.rateLimit)(MAILS);
  return {
    async unlessTooMany(email: string, send: () => Promise<null>): Promise<null> {
      const full = await mails.add(email);
      return full === null ? send() : null;
    },
  };
}
