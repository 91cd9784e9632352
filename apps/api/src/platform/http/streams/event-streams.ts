import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { type Refusal, refuse } from '../../refusal.ts';

/** How often streams are checked: a user who loses a role is disconnected within 5 seconds. */
const CHECK_INTERVAL_MS = 2_000;
/** Proxies close what is silent, usually after 60 s; a client that hears nothing knows that it is cut off. */
const HEARTBEAT_INTERVAL_MS = 15_000;
/** Of one account in this process: its tabs and devices, with room for those that were not closed yet. */
const MAX_PER_ACCOUNT = 50;
/** Of this process: half of the connections that it accepts. */
const MAX_STREAMS = 5_000;
/** Bytes that wait for a reader; an event has less than thirty. */
const MAX_WAITING = 1_024;
const BUSY = { retry_after_seconds: 30 };

/** Who listens to what, and for how long. */
export interface Subscription {
  topic: string;
  accountId: string;
  /** Looked at again and again: the stream ends once it is false. */
  isAllowed(): boolean;
}

interface OpenStream extends Subscription {
  body: Readable;
  heardAt: number;
}

/** Streams of server-sent events that clients keep open, by topic. */
export interface EventStreams {
  /** The body of a new stream, which begins with the event `open`; refused when there are too many. */
  open(subscription: Subscription): Readable | Refusal;
  /** Sends an event to the streams of a topic. */
  send(topic: string, kind: 'changed'): void;
  /** The topics that a stream listens to. */
  topics(): Iterable<string>;
  hasTopic(topic: string): boolean;
  /** Ends the streams that `isMeant`; their clients connect again, perhaps to another server. */
  end(isMeant?: (subscription: Subscription) => boolean): void;
  count(): number;
  /** Sends heartbeats and ends streams whose reader may not, or does not, read any more. */
  check(now: number): void;
}

/** Creates the streams of a process; nothing runs while none is open. */
export function createEventStreams(
  log: Pick<FastifyBaseLogger, 'info'>,
  { maxPerAccount = MAX_PER_ACCOUNT, maxStreams = MAX_STREAMS } = {},
): EventStreams {
  const topics = new Map<string, Set<OpenStream>>();
  const perAccount = new Map<string, number>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  function add(stream: OpenStream): void {
    const { topic, accountId } = stream;
    topics.set(topic, (topics.get(topic) ?? new Set()).add(stream));
    perAccount.set(accountId, (perAccount.get(accountId) ?? 0) + 1);
    count += 1;
    timer ??= setInterval(() => streams.check(performance.now()), CHECK_INTERVAL_MS).unref();
  }

  function remove(stream: OpenStream): void {
    const { topic, accountId } = stream;
    const others = topics.get(topic);
    if (!others?.delete(stream)) return;
    if (others.size === 0) topics.delete(topic);
    const left = (perAccount.get(accountId) ?? 1) - 1;
    if (left > 0) perAccount.set(accountId, left);
    else perAccount.delete(accountId);
    count -= 1;
    if (count > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function finish(stream: OpenStream): void {
    remove(stream);
    stream.body.push(null);
  }

  const all = () => [...topics.values()].flatMap((one) => [...one]);

  const streams: EventStreams = {
    open(subscription) {
      if ((perAccount.get(subscription.accountId) ?? 0) >= maxPerAccount)
        return refuse('rate_limited', BUSY);
      if (count >= maxStreams) return refuse('service_unavailable', BUSY);
      const body = new Readable({ read: () => undefined });
      const stream = { ...subscription, body, heardAt: performance.now() };
      add(stream);
      body.once('close', () => remove(stream));
      write(stream, 'open');
      return body;
    },
    send(topic, kind) {
      for (const stream of topics.get(topic) ?? []) write(stream, kind);
    },
    topics: () => [...topics.keys()],
    hasTopic: (topic) => topics.has(topic),
    end(isMeant = () => true) {
      for (const stream of all()) if (isMeant(stream)) finish(stream);
    },
    count: () => count,
    check(now) {
      for (const stream of all()) {
        if (stream.body.readableLength > MAX_WAITING) {
          log.info({ topic: stream.topic }, 'an event stream was closed: it is not read');
          stream.body.destroy();
        } else if (!stream.isAllowed()) finish(stream);
        else if (now - stream.heardAt >= HEARTBEAT_INTERVAL_MS) {
          stream.heardAt = now;
          write(stream, 'alive');
        }
      }
    },
  };
  return streams;
}

// Heartbeats are events like the others and no comments, so that the client sees them too.
function write({ body }: OpenStream, kind: 'open' | 'changed' | 'alive'): void {
  body.push(`data: {"kind":"${kind}"}\n\n`);
}
