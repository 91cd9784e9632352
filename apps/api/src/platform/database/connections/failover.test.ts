import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@pulse/local-server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database/create-database.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { connectToPrimary } from './connect-to-primary.ts';

let database: TestDatabase;
const proxies: Proxy[] = [];
const opened: OpenDatabase[] = [];
beforeAll(async () => {
  database = await createDatabase(inject('databaseUrl'));
});
afterEach(async () => {
  for (const connection of opened.splice(0)) await connection.close();
  for (const proxy of proxies.splice(0)) await proxy.kill();
});
afterAll(() => database.drop());

test('the second host is used while the first is down, and the first again once the second is lost', async () => {
  const [first, second] = [await freePort(), await freePort()];
  const proxy = await startProxy(second);
  const { db } = open([first, second]);
  expect(await select(db)).toBe(1);
  await proxy.kill();
  await startProxy(first);
  // The statement that finds its connection lost fails; the next one finds the other host.
  await select(db).catch(() => undefined);
  expect(await select(db)).toBe(1);
});

test('a connection whose host has become read-only leaves the pool at its first refused write', async () => {
  const { db } = open([await startedPort()], 1);
  await sql`CREATE TABLE IF NOT EXISTS written (at timestamptz)`.execute(db);
  const write = () => sql`INSERT INTO written VALUES (now())`.execute(db);
  await sql`SET default_transaction_read_only = on`.execute(db);
  await expect(write()).rejects.toMatchObject({ code: '25006' });
  await write();
});

test('a statement without an answer fails in time, and the next one asks the other host', async () => {
  const [silent, other] = [await freePort(), await startedPort()];
  const proxy = await startProxy(silent);
  const { db } = open([silent, other], 1, 300);
  expect(await select(db)).toBe(1);
  proxy.fallSilent();
  await expect(select(db)).rejects.toThrow('Query read timeout');
  expect(await select(db)).toBe(1);
});

test('a host that accepts no writes is passed over, by the pool and by single connections', async () => {
  const ports = [await freePort(), await freePort()];
  for (const port of ports) await startProxy(port);
  const url = urlOf(ports);
  const writable = await connectToPrimary(url);
  await writable.query(
    `ALTER DATABASE "${nameOf(database.url)}" SET default_transaction_read_only = on`,
  );
  await writable.end();
  await expect(connectToPrimary(url)).rejects.toMatchObject({ code: '25006' });
  await expect(select(open(ports).db)).rejects.toMatchObject({ code: '25006' });
});

function open(ports: number[], connections = 2, answerWithinMs?: number): OpenDatabase {
  const connection = openDatabase(urlOf(ports), connections, { answerWithinMs });
  opened.push(connection);
  return connection;
}

async function select(db: OpenDatabase['db']): Promise<number | undefined> {
  const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(db);
  return rows[0]?.one;
}

async function startedPort(): Promise<number> {
  const port = await freePort();
  await startProxy(port);
  return port;
}

/** The connection string of the test's database with these hosts instead of its own. */
function urlOf(ports: number[]): string {
  const { username, password, pathname } = new URL(withHost(database.url));
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join();
  return `postgres://${username}:${password}@${hosts}${pathname}`;
}

function nameOf(url: string): string {
  return new URL(withHost(url)).pathname.slice(1);
}

// That of a unix socket has no host, which no URL parser accepts.
const withHost = (url: string) => url.replace('@/', '@localhost/');

interface Proxy {
  /** Cuts every connection and listens no more. */
  kill(): Promise<void>;
  /** Keeps its connections and passes nothing on any more. */
  fallSilent(): void;
}

/** Leads from a TCP port to the server of the test database. */
async function startProxy(port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const upstream = connectToDatabase();
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const proxy = {
    fallSilent() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async kill() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  proxies.push(proxy);
  return proxy;
}

function connectToDatabase(): Socket {
  const url = new URL(withHost(database.url));
  const folder = url.searchParams.get('host');
  const port = url.searchParams.get('port') ?? (url.port || '5432');
  return folder?.startsWith('/')
    ? connect(`${folder}/.s.PGSQL.${port}`)
    : connect(Number(port), folder ?? url.hostname);
}
