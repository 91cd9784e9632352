import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * The body of a response that goes on until the client or the server ends it. No proxy may keep,
 * compress or hold back what it says.
 */
export function sendEventStream(reply: FastifyReply, body: Readable): Readable {
  reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
  // Also of a HEAD request, which has no body and ends at once.
  reply.raw.once('close', () => body.destroy());
  return body;
}
