import { setTimeout as wait } from 'node:timers/promises';
import type { Desk } from './insert-desks.ts';

/** A dashboard as a browser keeps it open; it remembers when each arrival was first on it. */
export interface Dashboard {
  desk: Desk;
  seenAt: Map<string, number>;
  /** Resolves once it has shown the day for the first time. */
  loaded: Promise<void>;
  close(): Promise<void>;
}

const POLL_MS = 10_000;
const LIVE_POLL_MS = 30_000;
const RECONNECT_MS = 1_000;

/** Opens a dashboard that hears of changes, or one that only looks every ten seconds, as before. */
export function openDashboard(origin: string, desk: Desk, { live }: { live: boolean }): Dashboard {
  const stopped = new AbortController();
  const seenAt = new Map<string, number>();
  const headers = { authorization: desk.authorization };
  const loaded = Promise.withResolvers<void>();
  let running = false;
  let again = false;

  async function read(path: string): Promise<Response> {
    const response = await fetch(`${origin}/api/v1${path}`, { headers, signal: stopped.signal });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  }

  async function look(): Promise<void> {
    const [day, classes, roster] = await Promise.all([
      read(`/partner/venues/${desk.venueId}/day`),
      read(`/partner/class-sessions?venue_id=${desk.venueId}&date=${desk.date}`),
      read(`/partner/class-sessions/${desk.sessionId}/roster`),
    ]);
    const { recent } = (await day.json()) as { recent: { id: string }[] };
    await Promise.all([classes.arrayBuffer(), roster.arrayBuffer()]);
    for (const { id } of recent) if (!seenAt.has(id)) seenAt.set(id, performance.now());
    loaded.resolve();
  }

  async function refresh(): Promise<void> {
    again = true;
    if (running) return;
    running = true;
    while (again && !stopped.signal.aborted) {
      again = false;
      // A killed server cuts its connections: the next one is tried at once.
      await look().catch(() => {
        again = true;
        return wait(100);
      });
    }
    running = false;
  }

  async function listen(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        const response = await read(`/partner/venues/${desk.venueId}/changes`);
        for await (const part of response.body ?? [])
          if (/"(open|changed)"/.test(new TextDecoder().decode(part))) void refresh();
      } catch {
        // The server was killed, or this dashboard is closed.
      }
      await wait(Math.random() * RECONNECT_MS);
    }
  }

  async function poll(intervalMs: number): Promise<void> {
    // Desks open at different times of a day: otherwise all would look in the same second.
    await wait(Math.random() * intervalMs, undefined, stopped);
    for (;;) {
      await refresh();
      await wait(intervalMs, undefined, stopped);
    }
  }

  const polling = poll(live ? LIVE_POLL_MS : POLL_MS).catch(() => undefined);
  const opened = live ? listen() : refresh();
  return {
    desk,
    seenAt,
    loaded: loaded.promise,
    close: async () => {
      stopped.abort();
      await opened;
      await polling;
    },
  };
}
