import type { BenchmarkServer } from '../benchmark-server.ts';

export const READS = ['list', 'map', 'venue', 'session', 'bookings', 'unread'] as const;
export type ReadName = (typeof READS)[number];

/** What the app asks for, by the number of the screen. */
export type ReadPaths = Record<ReadName, (screen: number) => string[]>;

const PAGE = 20;
/** Where the app opens: Lebanon, nearest to Beirut first. */
const AREA = 'bbox=35.050,33.030,36.660,34.720&near=33.892,35.51';

/**
 * The addresses under `/api/v1` that the app of a checkout asks for when a member opens explore, a venue
 * and a class that are listed there, their bookings, and any page.
 */
export async function readPaths(
  { origin, pool }: Pick<BenchmarkServer, 'origin' | 'pool'>,
  authorization: string,
): Promise<ReadPaths> {
  const { rows } = await pool.query<{ date: string }>(
    `SELECT (now() AT TIME ZONE 'Asia/Beirut')::date::text AS date`,
  );
  const list = `/venues-with-classes?date=${rows[0]?.date}&${AREA}&limit=${PAGE}`;
  const read = async (path: string) => {
    const response = await fetch(`${origin}/api/v1${path}`, { headers: { authorization } });
    return { status: response.status, body: await response.json() };
  };
  const { body } = await read(list);
  const venues: string[] = body.items.map(({ venue }: { venue: { id: string } }) => venue.id);
  const sessions: string[] = body.items.flatMap(({ sessions }: { sessions: { id: string }[] }) =>
    sessions.map(({ id }) => id),
  );
  const pins = list.replace('?', '/map?').replace(/&limit=.*/, '');
  const map = (await read(pins)).status === 200 ? [pins] : [];
  // Before the map had its own operation, it showed the list, of which the app then read all.
  for (let cursor = map.length === 0 && body.next_cursor; cursor; ) {
    const path = list.replace(/limit=.*/, `limit=100&cursor=${cursor}`);
    map.push(path);
    cursor = (await read(path)).body.next_cursor;
  }
  return {
    list: () => [list],
    map: () => map,
    venue: (screen) => [`/venues/${venues[screen % venues.length]}`],
    session: (screen) => [`/class-sessions/${sessions[screen % sessions.length]}`],
    bookings: () => ['/bookings?view=upcoming&limit=10'],
    unread: () => ['/notifications/unread-count'],
  };
}
