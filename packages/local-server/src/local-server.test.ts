import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { freePort, untilReady } from './index.mjs';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const running = { exitCode: null, signalCode: null };

async function serverWithStatuses(...statuses: number[]): Promise<string> {
  const port = await freePort();
  const server = createServer((_, response) => {
    response.writeHead(statuses.length > 1 ? (statuses.shift() ?? 0) : (statuses[0] ?? 0)).end();
  }).listen(port, 'localhost');
  closing.push(() => server.close());
  return `http://localhost:${port}`;
}

test('a free port can be listened on', async () => {
  const origin = await serverWithStatuses(204);
  expect((await fetch(origin)).status).toBe(204);
});

test('a server is ready once its readiness check succeeds', async () => {
  const origin = await serverWithStatuses(503, 503, 200);
  await untilReady(origin, running, 1);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
});

test('a server that ends before it is ready is reported with its exit status', async () => {
  const child = spawn(process.execPath, ['--eval', 'process.exit(3)']);
  const origin = `http://localhost:${await freePort()}`;
  await expect(untilReady(origin, child, 1)).rejects.toThrow('The server ended (3)');
});
