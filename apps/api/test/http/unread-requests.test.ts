import { type AddressInfo, connect } from 'node:net';
import { expect } from 'vitest';
import { api, test as base } from '../api-test.ts';

const test = base.extend('overrides', { scope: 'file' }, { publicUrl: 'https://pulse.example' });
let port: number;
test.beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
});

/** Sends bytes as they are and returns the whole response. */
async function sendBytes(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(bytes);
  let received = '';
  for await (const data of socket) received += data;
  const [head = '', body = ''] = received.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

test.each([
  ['a URL that cannot be decoded', 'GET /% HTTP/1.1\r\nHost: x', 400],
  ['a URL of the API that is no UTF-8', 'GET /api/v1/%E0%A4%A HTTP/1.1\r\nHost: x', 400],
  ['a method that does not exist', 'NONSENSE / HTTP/1.1\r\nHost: x', 400],
  ['a header that is too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`, 431],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: more', 417],
  ['a request that names no host', 'GET / HTTP/1.1\r\nX: x', 400],
])('%s gets problem details with the headers of all responses', async (_name, sent, expected) => {
  const { status, head, body } = await sendBytes(`${sent}\r\nConnection: close\r\n\r\n`);
  expect(status).toBe(expected);
  for (const header of [
    'content-type: application/problem+json; charset=utf-8',
    'x-content-type-options: nosniff',
    'strict-transport-security: max-age=31536000; includesubdomains',
    "content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ])
    expect(head).toContain(header);
  expect(JSON.parse(body)).toMatchObject({ status: expected, code: 'validation_failed' });
});
