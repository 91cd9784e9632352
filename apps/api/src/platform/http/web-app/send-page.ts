import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config.ts';
import { type PageHead, writePageHead } from './page-head.ts';
import { securityHeaders } from './security-headers.ts';
import type { WebPage } from './web-pages.ts';

/** Returns the functions that send a page of the web app, with the policy of its own scripts. */
export function createPageSender(config: Config) {
  const describe = async (reply: FastifyReply, page: WebPage, cacheControl: string) => {
    await reply.helmet(securityHeaders(config, page.scripts));
    reply.header('cache-control', cacheControl).type('text/html; charset=utf-8');
  };
  return {
    /** Sends a page, compressed, or 304 to a client that has it. */
    async send(reply: FastifyReply, page: WebPage, cacheControl = 'no-cache') {
      await describe(reply, page, cacheControl);
      // The header decides on the language where the URL does not.
      reply.header('vary', 'accept-encoding, accept-language').header('etag', page.etag);
      if (reply.request.headers['if-none-match'] === page.etag) return reply.code(304).send();
      if (!acceptsBrotli(reply)) return reply.send(page.html);
      return reply.header('content-encoding', 'br').send(page.brotli);
    },
    /** Sends a page with a head of its own. */
    async sendWithHead(reply: FastifyReply, page: WebPage, head: PageHead) {
      await describe(reply, page, 'no-cache');
      return reply.send(writePageHead(page.html, head, config.publicUrl));
    },
    /** Sends a page in place of what was asked for, with the status of the failure. */
    async sendInstead(reply: FastifyReply, page: WebPage, status: 404 | 503) {
      await describe(reply, page, 'no-cache');
      return reply.code(status).header('vary', 'accept-language').send(page.html);
    },
  };
}

// "br;q=0" is how a client refuses brotli while accepting everything else.
const acceptsBrotli = ({ request }: FastifyReply) =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding']));
