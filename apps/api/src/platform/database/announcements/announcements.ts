import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Config } from '../../../config.ts';
import { connectToPrimary } from '../connections/connect-to-primary.ts';
import type { Db } from '../transaction.ts';

const RECONNECT_DELAY_MS = 2_000;
/** How often the process announces something to itself, to know that it would hear the others. */
const HEARTBEAT_INTERVAL_MS = 10_000;
/** What is announced meanwhile is announced together. */
const GATHERED_MS = 50;
/** More ids than that are announced as `all`: a payload holds 8000 bytes at the most. */
const MAX_IDS = 200;
/** A process that has not been heard for so many heartbeats has died, perhaps before it announced something. */
const SILENT_HEARTBEATS = 2.5;
/** With so many in a row unheard, the listener is dead or listens to something else. */
const MAX_UNHEARD = 3;
const HEARTBEAT_CHANNEL = 'heartbeat';
/** The heartbeat of a process that stops, having announced everything. */
const LAST = 'last';
/** Servers are found by it in pg_stat_activity. */
export const LISTENER_NAME = 'pulse-listener';

/** The name under which a server listens: with the folder of its uploads, unless they are in a bucket. */
export function listenerNameOf({ folderId }: Pick<Config, 'folderId'>): string {
  return folderId === null ? LISTENER_NAME : `${LISTENER_NAME} ${folderId}`;
}

/** What is done with the announcements of one channel. */
interface Listener {
  heard(payload: string): void;
  /**
   * Called whenever listening begins, since what was announced before has been missed, and when another
   * process has died, which may have committed something that it did not announce any more.
   */
  missed(): Promise<void> | void;
}

/** What the processes of one database announce to each other, by LISTEN and NOTIFY on one connection. */
export interface Announcements {
  /** Listens to a channel from `start` on. */
  listen(channel: string, listener: Listener): void;
  /**
   * Announces ids, to be called once what they are about is committed. NOTIFY holds one lock of the whole
   * database until its transaction has committed, so it has one of its own, which writes nothing and
   * waits for nothing; ids of the same moment share it.
   */
  announce(channel: string, ids: readonly string[]): void;
  /** Whether announcements of other processes arrive. */
  isListening(): boolean;
  /**
   * The latest moment (of `performance.now`) for which it is certain that everything announced by
   * transactions that had committed until then has been heard.
   */
  heardUntil(): number;
  /** Announces something to itself, which moves `heardUntil` to now, at most once in `intervalMs`. */
  confirm(intervalMs: number): void;
  /** Connects, and resolves once every listener knows what it missed. */
  start(): Promise<void>;
  /** Without listening: lets the others know that this process lives. */
  beat(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Creates the announcements of a process. PostgreSQL delivers them in the order of their commits, so
 * hearing its own heartbeat tells a process that it has heard all that came before it.
 */
export function createAnnouncements(
  {
    db,
    directUrl,
    log,
    name = LISTENER_NAME,
  }: { db: Db; directUrl: string; log: Pick<FastifyBaseLogger, 'warn'>; name?: string },
  heartbeatMs = HEARTBEAT_INTERVAL_MS,
): Announcements {
  const listeners = new Map<string, Listener[]>();
  const self = randomUUID();
  let client: pg.Client | null = null;
  let stopped = false;
  let unheard = 0;
  let announcedAt = 0;
  let heardUntil = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const gathered = new Map<string, Set<string>>();
  let gathering: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  /** The other processes, each with the timer that ends when it has been silent for too long. */
  const others = new Map<string, NodeJS.Timeout>();

  function hearHeartbeat(payload: string): void {
    const [sender = '', at] = payload.split(' ');
    if (sender === self) {
      unheard = 0;
      heardUntil = Number(at);
      return;
    }
    clearTimeout(others.get(sender));
    others.delete(sender);
    if (at === LAST || stopped) return;
    const silent = setTimeout(missItsLast, SILENT_HEARTBEATS * heartbeatMs, sender).unref();
    others.set(sender, silent);
  }

  function missItsLast(died: string): void {
    others.delete(died);
    log.warn({ process: died }, 'another process ended without a word');
    void missAll();
  }

  async function missAll(): Promise<void> {
    for (const { missed } of [...listeners.values()].flat()) await missed();
  }
  listeners.set(HEARTBEAT_CHANNEL, [{ heard: hearHeartbeat, missed: () => undefined }]);

  function announce(channel: string, ids: readonly string[]): void {
    if (ids.length === 0) return;
    gathered.set(channel, new Set([...(gathered.get(channel) ?? []), ...ids]));
    // Of a process that stops nothing may wait.
    if (stopped) void sendGathered();
    else gathering ??= setTimeout(() => void sendGathered(), GATHERED_MS).unref();
  }

  /** Announces what was gathered, one statement after the other; what fails is gathered again. */
  function sendGathered(): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    const channels = [...gathered];
    gathered.clear();
    sending = sending.then(() => send(channels));
    return sending;
  }

  async function send(channels: readonly [string, ReadonlySet<string>][]): Promise<void> {
    if (channels.length === 0) return;
    const names = channels.map(([channel]) => channel);
    const payloads = channels.map(([, ids]) => (ids.size > MAX_IDS ? 'all' : [...ids].join(',')));
    try {
      await sql`SELECT pg_notify(channel, payload)
        FROM unnest(${names}::text[], ${payloads}::text[]) AS announced (channel, payload)`.execute(
        db,
      );
    } catch (error) {
      if (stopped) return;
      log.warn({ err: error }, 'cannot announce what changed yet');
      for (const [channel, ids] of channels)
        gathered.set(channel, new Set([...(gathered.get(channel) ?? []), ...ids]));
      gathering ??= setTimeout(() => void sendGathered(), RECONNECT_DELAY_MS).unref();
    }
  }

  /** Returns whether the database took it. */
  async function sendHeartbeat(at: number | typeof LAST): Promise<boolean> {
    const heartbeat = `${self} ${at}`;
    try {
      await sql`SELECT pg_notify(${HEARTBEAT_CHANNEL}, ${heartbeat})`.execute(db);
      return true;
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'cannot announce to other processes');
      return false;
    }
  }

  function beatNow(): Promise<boolean> {
    announcedAt = performance.now();
    return sendHeartbeat(announcedAt);
  }

  // The others know of this process before it writes anything.
  async function beginBeating(): Promise<void> {
    await beatNow();
    timer = setInterval(async () => {
      // Only what was announced can be heard: a lost database says nothing about the listener.
      if (await beatNow()) unheard += 1;
    }, heartbeatMs).unref();
  }

  // Listens before it reads, so that nothing is missed in between.
  async function connect(): Promise<void> {
    const connected = await connectToPrimary(directUrl, {
      application_name: name,
      keepAlive: true,
    });
    connected.on('error', (error) => log.warn({ err: error }, 'lost the listener'));
    connected.on('notification', ({ channel, payload = '' }) => {
      for (const { heard } of listeners.get(channel) ?? []) heard(payload);
    });
    client = connected;
    connected.on('end', () => {
      heardUntil = Number.NEGATIVE_INFINITY;
      setTimeout(reconnect, RECONNECT_DELAY_MS).unref();
    });
    for (const channel of listeners.keys()) await connected.query(`LISTEN ${channel}`);
    await missAll();
  }

  async function reconnect(): Promise<void> {
    if (stopped) return;
    try {
      await connect();
    } catch (error) {
      log.warn({ err: error }, 'cannot listen to other processes yet');
      setTimeout(reconnect, RECONNECT_DELAY_MS).unref();
    }
  }

  return {
    listen: (channel, listener) =>
      void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    announce,
    isListening: () => unheard <= MAX_UNHEARD,
    heardUntil: () => heardUntil,
    confirm(intervalMs) {
      if (client && performance.now() - announcedAt >= intervalMs) void beatNow();
    },
    async start() {
      await connect();
      await beginBeating();
    },
    beat: beginBeating,
    async stop() {
      clearInterval(timer);
      await sendGathered();
      if (timer) await sendHeartbeat(LAST);
      stopped = true;
      for (const silent of others.values()) clearTimeout(silent);
      await client?.end();
    },
  };
}
