import { listDemoMails } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/routes/route.ts';
import { refuse } from '../refusal.ts';
import { listMails } from './mails.store.ts';
import { renderMail } from './render-mail.ts';

/** Registers the demo's mailbox, where every visitor may read every mail; it exists in demo mode only. */
export function registerDemoMailbox(app: FastifyInstance, { config, db }: Deps): void {
  route(app, listDemoMails, async ({ query }) => {
    if (!config.demo) return refuse('not_found');
    const mails = await listMails(db, query);
    return {
      items: mails.map((mail) => {
        const { html, calendar } = renderMail(mail);
        return {
          ...mail,
          html_body: html,
          calendar,
          created_at: mail.created_at.toISOString(),
          sent_at: mail.sent_at?.toISOString() ?? null,
        };
      }),
      next_cursor: null,
    };
  });
}
