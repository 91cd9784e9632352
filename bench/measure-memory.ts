import { readFileSync } from 'node:fs';
import type { BenchmarkServer } from './benchmark-server.ts';
import { bookingRequests } from './booking-requests.ts';
import type { Measurement } from './measurement.ts';
import { processMemory } from './process-memory.ts';
import { type LoadRequest, runLoad } from './run-load.ts';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const UPLOAD_EVERY_MS = 5_000;
const BROWSING_S = 20;
const MAX_MB = 200;
/** A photo of 12 megapixels as a phone sends it, and pictures as a browser does. */
const UPLOADS = [
  'apps/api/test/fixtures/twelve-megapixels.heic',
  'docs/pictures/explore.jpg',
  'docs/pictures/dashboard.jpg',
].map((path) => readFileSync(new URL(`../${path}`, import.meta.url)));

/**
 * What the server holds after BENCH_MINUTES (an hour for the record) of lists, maps, venues, pages and
 * bookings beside uploads, each sent as soon as the one before is answered.
 */
export async function measureMemory(
  server: BenchmarkServer,
  members: string[],
): Promise<Measurement[]> {
  await server.restart();
  const started = performance.now();
  const atStart = processMemory(server.pid);
  const isOver = () => performance.now() - started > MINUTES * 60_000;
  const reads = await browsingRequests(server, members);
  const bookings = await bookingRequests(server, members);
  // No member books a class twice, so that they are spread over the whole time.
  const booksAtOnce = Math.ceil((bookings.length * BROWSING_S) / (MINUTES * 60));
  const uploads = uploadUntil(isOver, server.origin, members);
  while (!isOver()) {
    await runLoad(server.origin, reads, { connections: 10, seconds: BROWSING_S });
    const booked = bookings.splice(0, booksAtOnce);
    if (booked.length > 0) await runLoad(server.origin, booked, { connections: 10 });
  }
  const uploaded = await uploads;
  const { now, peak } = processMemory(server.pid);
  return [
    {
      name: `memory of the server after ${MINUTES} minutes of browsing, uploads and bookings`,
      measured: `${now} MB, ${peak} at the most, ${uploaded} images`,
      baseline: `${atStart.peak} MB to start`,
      value: now,
      goal: `at most ${MAX_MB} MB`,
      passed: now <= MAX_MB,
    },
  ];
}

/** What a visit reads, by many members, at many places and days. */
async function browsingRequests(
  { pool }: BenchmarkServer,
  members: string[],
): Promise<LoadRequest[]> {
  const { rows } = await pool.query<{ id: string; near: string; day: string }>(
    `SELECT id, latitude || ',' || longitude AS near,
       (current_date + (row_number() OVER ())::int % 14)::text AS day
     FROM venues WHERE status = 'published' LIMIT 200`,
  );
  return rows.flatMap(({ id, near, day }, index) =>
    [
      `/api/v1/venues?near=${near}&radius_km=10`,
      `/api/v1/class-sessions?date=${day}&near=${near}`,
      `/api/v1/venues-with-classes?date=${day}&near=${near}`,
      `/api/v1/venues/${id}`,
      '/api/v1/bookings?view=upcoming',
      '/api/v1/recommendations',
      '/api/v1/notifications',
      '/api/v1/notifications/unread-count',
      '/',
      '/app/explore',
    ].map((path) => ({
      method: 'GET' as const,
      path,
      headers: { authorization: members[index % members.length] ?? '' },
    })),
  );
}

/** One after the other; returns how many were stored. */
async function uploadUntil(
  isOver: () => boolean,
  origin: string,
  members: string[],
): Promise<number> {
  let stored = 0;
  for (let sent = 0; !isOver(); sent += 1) {
    const body = new FormData();
    body.append('photo', new Blob([UPLOADS[sent % UPLOADS.length] ?? '']), 'photo');
    const headers = { authorization: members[sent % members.length] ?? '' };
    const response = await fetch(`${origin}/api/v1/profile/photo`, {
      method: 'PUT',
      headers,
      body,
    });
    await response.arrayBuffer();
    if (response.ok) stored += 1;
    await new Promise((resolve) => setTimeout(resolve, UPLOAD_EVERY_MS));
  }
  return stored;
}
