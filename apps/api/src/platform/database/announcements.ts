import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { connectToPrimary } from './connect-to-primary.ts';
import type { Db } from './transaction.ts';

const RECONNECT_DELAY_MS = 2_000;
/** How often the process announces something to itself, to know that it would hear the others. */
const HEARTBEAT_INTERVAL_MS = 10_000;
/** With so many in a row unheard, the listener is dead or listens to something else. */
const MAX_UNHEARD = 3;
const HEARTBEAT_CHANNEL = 'heartbeat';
/** Servers are found by it in pg_stat_activity. */
export const LISTENER_NAME = 'pulse-listener';

/** The name under which a server listens: with the folder of its uploads, unless they are in a bucket. */
export function listenerNameOf({ folderId }: Pick<Config, 'folderId'>): string {
  return folderId === null ? LISTENER_NAME : `${LISTENER_NAME} ${folderId}`;
}

/** What is done with the announcements of one channel. */
interface Listener {
  heard(payload: string): void;
  /** Called whenever listening begins: what was announced before has been missed. */
  missed(): Promise<void> | void;
}

/** What the processes of one database announce to each other, by LISTEN and NOTIFY on one connection. */
export interface Announcements {
  /** Listens to a channel from `start` on. */
  listen(channel: string, listener: Listener): void;
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

  function hearHeartbeat(payload: string): void {
    const [sender, at] = payload.split(' ');
    if (sender !== self) return;
    unheard = 0;
    heardUntil = Number(at);
  }
  listeners.set(HEARTBEAT_CHANNEL, [{ heard: hearHeartbeat, missed: () => undefined }]);

  /** Returns whether the database took it. */
  async function announce(): Promise<boolean> {
    announcedAt = performance.now();
    const heartbeat = `${self} ${announcedAt}`;
    try {
      await sql`SELECT pg_notify(${HEARTBEAT_CHANNEL}, ${heartbeat})`.execute(db);
      return true;
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'cannot announce to other processes');
      return false;
    }
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
    for (const { missed } of [...listeners.values()].flat()) await missed();
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
    isListening: () => unheard <= MAX_UNHEARD,
    heardUntil: () => heardUntil,
    confirm(intervalMs) {
      if (client && performance.now() - announcedAt >= intervalMs) void announce();
    },
    async start() {
      await connect();
      timer = setInterval(async () => {
        // Only what was announced can be heard: a lost database says nothing about the listener.
        if (await announce()) unheard += 1;
      }, heartbeatMs).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await client?.end();
    },
  };
}
