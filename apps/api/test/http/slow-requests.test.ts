import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect } from 'vitest';
import { api, test as base } from '../api-test.ts';

const test = base.extend('overrides', { scope: 'file' }, { requestTimeoutMs: 400 });
let port: number;
test.beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
});

const HEADERS =
  'POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: pulse.test\r\nContent-Type: application/json\r\n';

/** Sends one byte after the other, however long it takes, and returns what the server says last. */
async function sendSlowly(socket: Socket, bytes: string): Promise<string> {
  let received = '';
  socket.on('data', (data) => {
    received += data.toString();
  });
  // The server may close while a byte is on its way.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const typing = setInterval(() => socket.writable && socket.write(bytes), 20);
  await closed;
  clearInterval(typing);
  return received;
}

test.each([
  ['a body', `${HEADERS}Content-Length: 100000\r\n\r\n{"email": "`],
  ['a header', `${HEADERS}X-Long: `],
])('%s that arrives slowly loses its connection', async (_part, beginning) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(beginning);
  // A byte that arrives after the end may reset the connection before the response is read.
  expect(await sendSlowly(socket, 'a')).toMatch(/^(HTTP\/1\.1 408 |$)/);
});
