import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { DatabaseClock } from '../clock.ts';
import type { Db } from '../database/transaction.ts';
import { nextAttemptAt } from '../jobs/next-attempt-at.ts';
import { createPollingLoop } from '../jobs/polling-loop.ts';
import {
  deleteOldMails,
  type LeasedMail,
  leaseDueMails,
  MAX_ATTEMPTS,
  markMailSent,
  rescheduleMail,
} from './mails.store.ts';
import { connectSmtp } from './smtp.ts';

/** Sends the queued emails over SMTP; without SMTP_URL they stay in the table. */
export interface Mailer {
  start(): void;
  stop(): Promise<void>;
  /** Sends all that is due now and returns the counts. For tests. */
  sendDue(): Promise<{ sent: number; failed: number }>;
  /** Deletes emails older than thirty days. */
  deleteOldMails(): Promise<void>;
}

const BATCH_SIZE = 5;
const IDLE_MS = 1_000;
/** Longer than sending a whole batch may take. */
const LEASE_MS = 5 * 60_000;
const RETENTION_MS = 30 * 24 * 3_600_000;

/** Creates a mailer that sends nothing by itself until it is started. */
export function createMailer(deps: {
  config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'demo'>;
  db: Db;
  clock: DatabaseClock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}): Mailer {
  const { config, db, clock, log } = deps;
  const smtp = config.smtpUrl ? connectSmtp(config.smtpUrl, config.publicUrl) : null;

  async function sendOne(send: (mail: LeasedMail) => Promise<void>, mail: LeasedMail) {
    try {
      await send(mail);
    } catch (error) {
      const giveUp = isFinal(error) || mail.attempts >= MAX_ATTEMPTS;
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ err: error, mail: mail.id, giveUp }, 'a mail could not be sent');
      const dueAt = nextAttemptAt(clock.now(), mail.attempts);
      await rescheduleMail(db, mail.id, { dueAt, error: reason, giveUp });
      return false;
    }
    await markMailSent(db, mail.id, new Date(clock.now()), config.demo);
    return true;
  }

  async function sendBatch(): Promise<{ sent: number; failed: number }> {
    if (!smtp) return { sent: 0, failed: 0 };
    const now = clock.now();
    const mails = await leaseDueMails(db, new Date(now), new Date(now + LEASE_MS), BATCH_SIZE);
    const results = await Promise.all(mails.map((mail) => sendOne(smtp.send, mail)));
    const sent = results.filter(Boolean).length;
    return { sent, failed: results.length - sent };
  }

  const poll = createPollingLoop({
    name: 'mailer',
    idleMs: IDLE_MS,
    clock,
    log,
    work: async () => (await sendBatch()).sent > 0,
  });

  return {
    start() {
      if (smtp) poll.start();
      else if (!config.demo) log.warn('SMTP_URL is not set: mails wait in the database');
    },
    async stop() {
      await poll.stop();
      smtp?.close();
    },
    async sendDue() {
      const sum = { sent: 0, failed: 0 };
      for (
        let batch = await sendBatch();
        batch.sent + batch.failed > 0;
        batch = await sendBatch()
      ) {
        sum.sent += batch.sent;
        sum.failed += batch.failed;
      }
      return sum;
    },
    deleteOldMails: () => deleteOldMails(db, new Date(clock.now() - RETENTION_MS)),
  };
}

// 5xx for the recipient or the content is permanent (RFC 5321); 5xx for our password is not.
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
