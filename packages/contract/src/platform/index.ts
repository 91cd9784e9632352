export * from './audit-log.ts';

import { z } from 'zod';
import { operation } from '../operation.ts';
import { instant, pageOf } from '../schemas.ts';

const tag = 'platform';

export const getMeta = operation({
  id: 'getMeta',
  method: 'GET',
  path: '/meta',
  tag,
  access: 'public',
  summary: 'What the web app must know about this server before a person signs in',
  responses: {
    200: z
      .object({
        demo: z.boolean(),
        demo_accounts: z.array(
          z.object({ email: z.string(), role: z.string(), password: z.string() }),
        ),
        map_style_url: z.string().nullable(),
        now: instant,
      })
      .meta({ id: 'Meta' }),
  },
  refusals: [],
});

export const demoMail = z
  .object({
    id: z.uuid(),
    recipient: z.string(),
    subject: z.string(),
    text_body: z.string(),
    html_body: z.string(),
    calendar: z.string().nullable(),
    created_at: instant,
    sent_at: instant.nullable(),
  })
  .meta({ id: 'DemoMail' });

export const listDemoMails = operation({
  id: 'listDemoMails',
  method: 'GET',
  path: '/demo/mails',
  tag,
  access: 'public',
  summary: 'The demo’s mailbox: every mail sent, newest first; 404 outside demo mode',
  query: z.object({
    recipient: z.string().max(254).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  responses: { 200: pageOf(demoMail) },
  refusals: ['not_found'],
});
