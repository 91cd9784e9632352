// The least that a Fastify server can do: one route, a constant answer.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', () => ({ unread_count: 0 }));
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
