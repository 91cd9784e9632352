import { expect } from 'vitest';
import { api, test as base } from '../../../test/api-test.ts';
import type { EmailContent } from './email-template.ts';
import { queueMail } from './mail.sql.ts';

const test = base.extend('overrides', { scope: 'file' }, { demo: true });

test('in the demo every mail can be read, newest first, optionally of one recipient', async () => {
  const content: EmailContent = {
    language: 'en',
    title: 'Welcome',
    greeting: 'Hello',
    paragraphs: [],
    footer: 'Pulse',
  };
  const mail = { userId: null, subject: 'Welcome', content };
  await queueMail(api.deps.db, { ...mail, recipient: 'rima@pulse.test', eventKey: '1' });
  await queueMail(api.deps.db, { ...mail, recipient: 'karl@pulse.test', eventKey: '2' });
  const all = await api.anonymous.get('/demo/mails');
  expect(all.status).toBe(200);
  expect(all.body.items.map((item: { recipient: string }) => item.recipient)).toEqual([
    'karl@pulse.test',
    'rima@pulse.test',
  ]);
  const hers = await api.anonymous.get('/demo/mails?recipient=Rima@pulse.test');
  expect(hers.body).toMatchObject({
    items: [
      {
        recipient: 'rima@pulse.test',
        subject: 'Welcome',
        text_body: 'Hello\n\n-- \nPulse\n',
        html_body: expect.stringContaining('<h1'),
        sent_at: null,
      },
    ],
    next_cursor: null,
  });
});
