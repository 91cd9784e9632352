import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { api, test as base } from '../../../test/api-test.ts';
import { type Mail, queueMail } from './mail.sql.ts';
import { createMailer } from './mailer.ts';

interface Delivery {
  from: string;
  to: string[];
  source: string;
}
let deliveries: Delivery[] = [];
let refuseRecipient: Error | null = null;
let smtp: SMTPServer;
let smtpUrl: string;

const mail: Mail = {
  userId: null,
  recipient: 'rima@pulse.test',
  subject: 'Gebucht: Yoga für alle',
  content: {
    language: 'de',
    title: 'Gebucht: Yoga',
    greeting: 'Hallo Rima,',
    paragraphs: ['Bis gleich, Rima.'],
    footer: 'Pulse',
  },
  calendar: {
    uid: 'booking-1@pulse',
    sequence: 0,
    method: 'REQUEST',
    title: 'Yoga',
    location: 'Nafas',
    startsAt: new Date('2026-11-24T16:00:00Z'),
    endsAt: new Date('2026-11-24T17:00:00Z'),
    zone: 'Asia/Beirut',
    url: 'http://pulse.test/app/bookings',
    status: 'confirmed',
  },
  eventKey: '1',
};
const rows = () => api.deps.db.selectFrom('mails').selectAll().execute();

const test = base.extend('overrides', { scope: 'file' }, async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuseRecipient),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        deliveries.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  // A client that hangs up after a refused email causes an error event here, which would end the
  // process if nothing listened to it.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const { port } = smtp.server.address() as AddressInfo;
  smtpUrl = `smtp://127.0.0.1:${port}?from=Pulse%20<hello@pulse.test>`;
  return { smtpUrl, logLevel: 'silent' as const };
});
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
beforeEach(() => {
  deliveries = [];
  refuseRecipient = null;
  api.clock.set('2026-11-21T12:00:00Z');
});
afterEach(() => api.deps.db.deleteFrom('mails').execute());

test('a queued mail is really sent: text, HTML and calendar entry; its texts are then cleared', async () => {
  await queueMail(api.deps.db, mail);
  expect(await api.deps.mailer.sendDue()).toEqual({ sent: 1, failed: 0 });
  expect(deliveries).toMatchObject([{ from: 'hello@pulse.test', to: ['rima@pulse.test'] }]);
  const [{ source = '' } = {}] = deliveries;
  expect(source).toContain('Subject: =?UTF-8?Q?Gebucht=3A_Yoga_f=C3=BCr_alle?=');
  expect(source).toContain('Content-Type: text/plain');
  expect(source).toContain('Content-Type: text/html');
  expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  expect(source).toContain('Auto-Submitted: auto-generated');
  const [, calendar = ''] =
    /name=booking\.ics[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(source) ?? [];
  expect(Buffer.from(calendar, 'base64').toString()).toContain('DTSTART:20261124T160000Z');
  expect(await rows()).toMatchObject([
    {
      text_body: '',
      html_content: null,
      calendar_entry: null,
      sent_at: new Date('2026-11-21T12:00:00Z'),
    },
  ]);
  expect(await api.deps.mailer.sendDue()).toEqual({ sent: 0, failed: 0 });
});

test('the same event handled twice sends one mail', async () => {
  await queueMail(api.deps.db, mail);
  await queueMail(api.deps.db, mail);
  await api.deps.mailer.sendDue();
  expect(deliveries).toHaveLength(1);
});

test('a mail that the server defers is sent again later, and keeps the reason', async () => {
  refuseRecipient = Object.assign(new Error('try later'), { responseCode: 451 });
  await queueMail(api.deps.db, mail);
  expect(await api.deps.mailer.sendDue()).toEqual({ sent: 0, failed: 1 });
  expect(await rows()).toMatchObject([
    { sent_at: null, attempts: 1, last_error: expect.stringContaining('try later') },
  ]);
  refuseRecipient = null;
  expect(await api.deps.mailer.sendDue()).toEqual({ sent: 0, failed: 0 });
  api.clock.advance(60_000);
  expect(await api.deps.mailer.sendDue()).toEqual({ sent: 1, failed: 0 });
});

test('a mail to an address that does not exist is given up at once', async () => {
  refuseRecipient = Object.assign(new Error('no such person'), { responseCode: 550 });
  await queueMail(api.deps.db, mail);
  await api.deps.mailer.sendDue();
  api.clock.advance(24 * 3_600_000);
  expect(await api.deps.mailer.sendDue()).toEqual({ sent: 0, failed: 0 });
});

/** Sends twenty mails with two mailers at once; returns how many arrived. */
async function sendByTwoMailers(): Promise<number> {
  const { config, db, log } = api.deps;
  const { clock } = api;
  for (let number = 1; number <= 20; number += 1)
    await queueMail(db, { ...mail, eventKey: `many-${number}` });
  const mailers = [1, 2].map(() => createMailer({ config, db, clock, log }));
  await Promise.all(mailers.map((mailer) => mailer.sendDue()));
  await Promise.all(mailers.map((mailer) => mailer.stop()));
  return deliveries.length;
}

test('two mailers at once send each mail once', async () => {
  expect(await sendByTwoMailers()).toBe(20);
});

test('control: without the lease two mailers send mails more than once', async () => {
  // What was leased is due again at once, until it is marked as sent.
  await sql`CREATE FUNCTION forget_lease() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN NEW.due_at := OLD.due_at; RETURN NEW; END $$;
    CREATE TRIGGER forgotten BEFORE UPDATE ON mails
      FOR EACH ROW EXECUTE FUNCTION forget_lease()`.execute(api.deps.db);
  try {
    expect(await sendByTwoMailers()).toBeGreaterThan(20);
  } finally {
    await sql`DROP FUNCTION forget_lease CASCADE`.execute(api.deps.db);
  }
});

test('the demo mailbox does not exist outside demo mode', async () => {
  expect(await api.anonymous.get('/demo/mails')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});
