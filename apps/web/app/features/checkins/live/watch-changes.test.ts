import { client } from '@pulse/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchChanges } from './watch-changes.ts';

/** A connection as the server holds it. */
interface Connection {
  request: Request;
  say(kind: string): Promise<void>;
  end(): Promise<void>;
  cut(): Promise<void>;
}

let connections: Connection[];
let seen: string[];
let stop: AbortController;
let answer: (request: Request) => Promise<Response>;

const settle = () => vi.advanceTimersByTimeAsync(0);

async function connect(request: Request): Promise<Response> {
  const encoder = new TextEncoder();
  let server: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      server = controller;
    },
  });
  request.signal.addEventListener('abort', () => server?.error(request.signal.reason));
  connections.push({
    request,
    say: (kind) => {
      server?.enqueue(encoder.encode(`data: {"kind":"${kind}"}\n\n`));
      return settleAll();
    },
    end: () => {
      server?.close();
      return settleAll();
    },
    cut: () => {
      server?.error(new TypeError('network error'));
      return settleAll();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function settleAll(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await settle();
}

const last = (): Connection => {
  const connection = connections.at(-1);
  if (!connection) throw new Error('nobody has connected');
  return connection;
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  connections = [];
  seen = [];
  answer = connect;
  stop = new AbortController();
  client.setConfig({ baseUrl: 'http://pulse.test', fetch: (input) => answer(input as Request) });
  void watchChanges(
    'hamra',
    {
      onOpen: () => seen.push('open'),
      onChanged: () => seen.push('changed'),
      onClosed: () => seen.push('closed'),
    },
    stop.signal,
  );
  await settleAll();
});
afterEach(async () => {
  stop.abort();
  await settleAll();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('it asks for the changes of its venue and passes them on, but no heartbeats', async () => {
  expect(last().request.url).toBe('http://pulse.test/api/v1/partner/venues/hamra/changes');
  for (const kind of ['open', 'changed', 'alive', 'changed']) await last().say(kind);
  expect(seen).toEqual(['open', 'changed', 'changed']);
});

test.each(['end', 'cut'] as const)(
  'a good connection that ends (%s) is made again within a second, and says so both times',
  async (how) => {
    await last().say('open');
    await vi.advanceTimersByTimeAsync(10_000);
    await last()[how]();
    expect(seen).toEqual(['open', 'closed']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connections).toHaveLength(2);
    await last().say('open');
    expect(seen).toEqual(['open', 'closed', 'open']);
  },
);

test('a connection without any more events is given up after two missing heartbeats', async () => {
  await last().say('open');
  await vi.advanceTimersByTimeAsync(39_000);
  await last().say('alive');
  await vi.advanceTimersByTimeAsync(39_000);
  expect(seen).toEqual(['open']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toEqual(['open', 'closed']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connections).toHaveLength(2);
});

test('refused or cut at once, it tries again after growing pauses of at most half a minute', async () => {
  let tries = 0;
  answer = async () => {
    tries += 1;
    return new Response(null, { status: 503 });
  };
  await last().say('open');
  await last().cut();
  const triesWithin = async (ms: number) => {
    const before = tries;
    await vi.advanceTimersByTimeAsync(ms);
    return tries - before;
  };
  expect(await triesWithin(1_900)).toBe(0);
  expect(await triesWithin(200)).toBe(1);
  expect(await triesWithin(3_800)).toBe(0);
  expect(await triesWithin(300)).toBe(1);
  await triesWithin(60_000);
  expect(await triesWithin(60_000)).toBe(2);
  expect(seen).toEqual(['open', 'closed']);
});

test('once it is stopped the connection is closed and none is made any more', async () => {
  await last().say('open');
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(last().request.signal.aborted).toBe(true);
  expect(connections).toHaveLength(1);
});
