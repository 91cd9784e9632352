import { once } from 'node:events';
import { type ClientHttp2Session, constants } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createCertificate } from '@pulse/local-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp, type TestApp } from '../build-app.ts';
import { aMember } from '../builders.ts';
import { connectWithHttp2, sendWithHttp2 } from '../client/http2-client.ts';
import { NOW } from '../fixtures/booking-fixture.ts';
import { createFrontDeskFixture, type FrontDeskFixture } from '../fixtures/front-desk-fixture.ts';
import { anImage } from '../fixtures/malicious-images.ts';

/* A server with a certificate of its own, without a proxy: browsers reach it with HTTP/2. */

const tls = createCertificate();
const options = { tls, publicUrl: 'https://localhost' };
let desk: FrontDeskFixture;
let api: TestApp;
beforeAll(async () => {
  desk = await createFrontDeskFixture();
  api = await startServer();
});
afterAll(async () => {
  await api.close();
  await desk.close();
});

async function startServer(overrides: { requestTimeoutMs?: number } = {}): Promise<TestApp> {
  const started = await buildApp({ databaseUrl: desk.databaseUrl, ...options, ...overrides });
  started.clock.set(NOW);
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  return started;
}

const portOf = ({ app }: TestApp) => (app.server.address() as AddressInfo).port;

function connectTo(server: TestApp): ClientHttp2Session {
  const session = connectWithHttp2(`https://localhost:${portOf(server)}`, tls.cert);
  onTestFinished(() => session.destroy());
  return session;
}

const bearer = async (server: TestApp, user: Parameters<TestApp['tokenOf']>[0]) => ({
  authorization: `Bearer ${await server.tokenOf(user)}`,
});

test('requests of one connection are answered side by side, with the headers of any response', async () => {
  const session = connectTo(api);
  const paths = ['/healthz', '/readyz', '/api/v1/meta', '/nothing/here', '/metrics'];
  const answers = await Promise.all(paths.map((path) => sendWithHttp2(session, { ':path': path })));
  expect(session.alpnProtocol).toBe('h2');
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200]);
  for (const { headers } of answers) expect(headers['x-content-type-options']).toBe('nosniff');
  expect(answers[0]?.headers['strict-transport-security']).toContain('max-age=');
});

test('a proxy on this machine does not hand out the metrics', async () => {
  const headers = { ':path': '/metrics', 'x-forwarded-for': '192.0.2.1' };
  expect((await sendWithHttp2(connectTo(api), headers)).status).toBe(404);
});

test('a client that knows only HTTP/1.1 is answered with that', async () => {
  const sent = request({ port: portOf(api), host: 'localhost', ca: tls.cert, path: '/healthz' });
  sent.end();
  const [response] = await once(sent, 'response');
  expect([response.statusCode, response.httpVersion]).toEqual([200, '1.1']);
  response.resume();
});

test('an upload arrives whole', async () => {
  const form = new FormData();
  const image = new Uint8Array(await anImage());
  form.append('screenshot', new Blob([image], { type: 'image/jpeg' }), 'picture.jpg');
  const encoded = new Response(form);
  const sent = await sendWithHttp2(
    connectTo(api),
    {
      ':method': 'POST',
      ':path': '/api/v1/feedback/screenshots',
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(await bearer(api, await aMember(api.deps))),
    },
    new Uint8Array(await encoded.arrayBuffer()),
  );
  expect(sent.status).toBe(201);
  expect(JSON.parse(sent.body).screenshot_key).toMatch(/\w+/);
});

test('a body that arrives slowly loses its request, and no other of the connection', async () => {
  const impatient = await startServer({ requestTimeoutMs: 400 });
  onTestFinished(() => impatient.close());
  const session = connectTo(impatient);
  const slow = session.request({
    ':method': 'POST',
    ':path': '/api/v1/auth/sign-in',
    'content-type': 'application/json',
  });
  slow.on('error', () => undefined);
  slow.write('{"email":');
  await once(slow, 'close');
  expect(slow.rstCode).toBe(constants.NGHTTP2_CANCEL);
  expect((await sendWithHttp2(session, { ':path': '/healthz' })).status).toBe(200);
});

test('dashboards hear of changes, and a stop ends their streams and idle connections at once', async () => {
  const stopping = await startServer();
  const [session, idle] = [connectTo(stopping), connectTo(stopping)];
  await sendWithHttp2(idle, { ':path': '/healthz' });
  const heard: string[] = [];
  const stream = sendWithHttp2(
    session,
    {
      ':path': `/api/v1/partner/venues/${desk.venueId}/changes`,
      ...(await bearer(stopping, desk.staffUser)),
    },
    null,
    (part) => heard.push(...part.matchAll(/"kind":"(\w+)"/g).map(([, kind = '']) => kind)),
  );
  await expect.poll(() => heard).toEqual(['open']);
  const member = await desk.createBookedMember(await desk.createSessionIn(20, desk.venueId));
  await desk.staff.post('/partner/check-ins/by-hand', { booking_id: member.bookingId });
  await expect.poll(() => heard).toContain('changed');
  const closed = Promise.all([once(session, 'close'), once(idle, 'close')]);
  const begun = performance.now();
  await stopping.close();
  await closed;
  expect((await stream).status).toBe(200);
  // Kept alive, they would end after 72 seconds.
  expect(performance.now() - begun).toBeLessThan(30_000);
});

test('a request in progress is finished while the server stops', async () => {
  const stopping = await startServer();
  const session = connectTo(stopping);
  // Takes some time: an unknown email is hashed like a known one.
  const signIn = sendWithHttp2(
    session,
    {
      ':method': 'POST',
      ':path': '/api/v1/auth/sign-in',
      'content-type': 'application/json',
    },
    Buffer.from(JSON.stringify({ email: 'nobody@example.test', password: 'x' })),
  );
  // Sent after it and answered at once: it has arrived.
  await sendWithHttp2(session, { ':path': '/healthz' });
  const stopped = stopping.close();
  expect((await signIn).status).toBe(401);
  await stopped;
});
