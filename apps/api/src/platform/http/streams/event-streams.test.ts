import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { createEventStreams } from './event-streams.ts';

const log = { info: () => undefined };
let allowed = true;
const opened = (
  streams: ReturnType<typeof createEventStreams>,
  topic = 'venue',
  accountId = 'rima',
): Readable => {
  const body = streams.open({ topic, accountId, isAllowed: () => allowed });
  if (!(body instanceof Readable)) throw new Error('it was refused');
  return body;
};
const codeOf = (result: unknown) => (result instanceof Refusal ? result.code : 'opened');
const textOf = (body: Readable) => String(body.read() ?? '');

test('silence is filled every 15 seconds, so that it means a lost connection', () => {
  const streams = createEventStreams(log);
  const body = opened(streams);
  expect(textOf(body)).toBe('data: {"kind":"open"}\n\n');
  const now = performance.now();
  streams.check(now + 14_000);
  expect(textOf(body)).toBe('');
  streams.check(now + 15_100);
  expect(textOf(body)).toBe('data: {"kind":"alive"}\n\n');
  streams.check(now + 17_000);
  expect(textOf(body)).toBe('');
  streams.end();
});

test('a reader that does not read is dropped, and one that may not read is let go', async () => {
  const streams = createEventStreams(log);
  const [slow, reading] = [opened(streams), opened(streams)];
  for (let event = 0; event < 50; event += 1) {
    streams.send('venue', 'changed');
    reading.read();
  }
  streams.check(performance.now());
  await vi.waitFor(() => expect(streams.count()).toBe(1));
  expect([slow.destroyed, reading.destroyed]).toEqual([true, false]);
  allowed = false;
  streams.check(performance.now());
  allowed = true;
  expect([streams.count(), streams.hasTopic('venue')]).toEqual([0, false]);
});

test('streams of an account and of a server are limited, and a closed one makes room', async () => {
  const streams = createEventStreams(log, { maxPerAccount: 2, maxStreams: 3 });
  const open = (accountId: string) =>
    streams.open({ topic: 'venue', accountId, isAllowed: () => true });
  const first = opened(streams);
  opened(streams);
  expect(codeOf(open('rima'))).toBe('rate_limited');
  expect(codeOf(open('karl'))).toBe('opened');
  expect(codeOf(open('lea'))).toBe('service_unavailable');
  first.destroy();
  await vi.waitFor(() => expect(streams.count()).toBe(2));
  expect(codeOf(open('rima'))).toBe('opened');
  streams.end();
  expect(streams.count()).toBe(0);
});
