import type { FastifyInstance } from 'fastify';
import { refuse } from '../../refusal.ts';
import { sendRefusal } from '../problems/problem-details.ts';

/**
 * While the server closes, requests in progress are finished, later ones are refused, and each connection
 * ends after its last response.
 */
export function closeConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    // Closing ends idle connections once; those with a request in progress would then stay open for the
    // whole keep-alive time and delay the end of the process.
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
    done();
  });
  // Closing tells the clients of HTTP/2 to send nothing more, except one that is connecting just now.
  app.server.on('session', (session: { close(): void }) => {
    if (closing) session.close();
  });
  // Later requests on a connection that waits for an earlier response are sent to the next process.
  app.addHook('onRequest', (request, reply, done) => {
    if (!closing) return done();
    // HTTP/2 knows no such header.
    if (request.raw.httpVersionMajor < 2) reply.header('connection', 'close');
    sendRefusal(request, reply, refuse('service_unavailable'));
  });
}
