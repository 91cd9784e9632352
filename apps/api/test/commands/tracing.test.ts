import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { HOUR, isoInstant } from '@pulse/domain';
import { freePort, untilReady } from '@pulse/local-server';
import {
  createClassSession,
  createClassTemplate,
  createMembership,
  createOrganisation,
  createUser,
  createVenue,
} from '@pulse/test-data';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createAccessTokens } from '../../src/features/accounts/sessions/access-tokens.ts';
import { migrate } from '../../src/platform/database/migrations/migrate.ts';
import { createDatabase, openTestDatabase } from '../database/create-database.ts';
import { createTemporaryFolder } from '../fixtures/temporary-folder.ts';
import { createTestClock } from '../test-clock.ts';
import { MAIN } from './built-server.ts';

const SECRET = 'a secret for tests with at least 32 characters';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CLICK = 'b7ad6b7169203331';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector of OpenTelemetry that keeps what it is sent. */
async function startCollector() {
  const received: string[] = [];
  const server = createServer(async (message, response) => {
    received.push(await text(message));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const spans = () =>
    received.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(
        ({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
          scopeSpans.flatMap((scope) => scope.spans),
      ),
    ) as Span[];
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, spans };
}

/** A server as a process of its own, with a class and a member who may book it. */
async function startServer(env: Record<string, string>) {
  const database = await createDatabase(inject('databaseUrl'));
  onTestFinished(database.drop);
  await migrate(database.url);
  const { db, close } = openTestDatabase(database.url, 2);
  const organisation_id = await createOrganisation(db);
  const venue_id = await createVenue(db, { organisation_id });
  const class_template_id = await createClassTemplate(db, { venue_id, weekdays: [] });
  const starts_at = isoInstant(Date.now() + 48 * HOUR);
  const session = { venue_id, class_template_id, capacity: 5, starts_at };
  const classId = await createClassSession(db, session);
  const { id, email } = await createUser(db);
  await createMembership(db, { user_id: id });
  await close();
  const token = await createAccessTokens([SECRET], createTestClock()).sign({
    ...{ sessionId: randomUUID(), id, role: 'member', organisationId: null, language: 'en' },
  });
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(port), PULSE_DATA_DIR: createTemporaryFolder('tracing') },
      ...{ DATABASE_URL: database.url, PULSE_SECRET: SECRET, ...env },
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const origin = `http://localhost:${port}`;
  await untilReady(origin, child, 10);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  // The body is sent when the server has read the head: it then arrives in another turn of the event loop.
  const book = async () => {
    const sending = request(`${origin}/api/v1/bookings?from=a-secret-link`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        traceparent: `00-${TRACE}-${CLICK}-01`,
        expect: '100-continue',
      },
    });
    sending.flushHeaders();
    await once(sending, 'continue');
    sending.end(JSON.stringify({ class_session_id: classId }));
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    answer.resume();
    return { status: answer.statusCode, timing: answer.headers['server-timing'] };
  };
  return { book, stop, secrets: [id, email, token, classId, 'a-secret-link'] };
}

const attribute = ({ attributes }: Span, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

test('a booking is one trace from the click to its statements, which tells nobody’s secrets', async () => {
  const collector = await startCollector();
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'always_on',
  });
  const answer = await server.book();
  expect(answer.status).toBe(201);
  expect(answer.timing).toContain(`traceparent;desc="00-${TRACE}-`);
  await server.stop();
  const trace = collector.spans().filter(({ traceId }) => traceId === TRACE);
  const [own, ...others] = trace.filter(({ parentSpanId }) => parentSpanId === CLICK);
  expect([own?.name, others]).toEqual(['POST /api/v1/bookings', []]);
  const statements = trace.filter(({ parentSpanId }) => parentSpanId === own?.spanId);
  expect(statements).toHaveLength(trace.length - 1);
  const texts = statements.map((span) => attribute(span, 'db.query.text') ?? '');
  expect(texts.filter((each) => /insert into "?bookings/i.test(each))).toHaveLength(1);
  for (const secret of server.secrets)
    expect(collector.received.filter((body) => body.includes(secret))).toEqual([]);
});

test('without the address of a collector nothing is traced', async () => {
  const server = await startServer({});
  const answer = await server.book();
  expect(answer).toEqual({ status: 201, timing: undefined });
  await server.stop();
});
