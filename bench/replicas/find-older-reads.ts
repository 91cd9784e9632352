import { setTimeout as wait } from 'node:timers/promises';
import { SECRET } from '../live/server-group.ts';
import type { Measurement } from '../measurement.ts';
import { signToken } from '../sign-tokens.ts';
import type { ReplicatedServers } from './start-replicated-servers.ts';

const COACHES = 25;
const OWN_READS = 10_000;
/** After each change. */
const READS_EACH = 5;
const PAUSE_OF_OTHERS_MS = 10;
const DELAY_MS = 5_000;
const MAX_AGE_MS = 10_000;

/** A coach whose name has a number that grows with each change. */
interface Coach {
  id: string;
  authorization: string;
  version: number;
  /** When each name was acknowledged. */
  acknowledgedAt: number[];
}

interface Found {
  ownReads: number;
  older: number;
  otherReads: number;
  /** Of the others' reads that a newer name had been acknowledged for, the oldest in milliseconds. */
  oldest: number;
  refused: number;
}

/**
 * Partners rename coaches and read them at once, others read them too, while the replica replays 5 s
 * late; then the replica is lost.
 */
export async function findOlderReads(servers: ReplicatedServers): Promise<Measurement[]> {
  const found: Found = { ownReads: 0, older: 0, otherReads: 0, oldest: 0, refused: 0 };
  const coaches = await listCoaches(servers);
  const origin = servers.origins.replica;
  await servers.delayReplay(DELAY_MS);
  let isOver = false;
  const reading = readAsOther(origin, coaches, found, () => isOver);
  let delayed: Found;
  let byReplica: number;
  try {
    await Promise.all(coaches.map((coach) => writeAndRead(origin, coach, found)));
    delayed = { ...found };
    byReplica = await countByReplica(origin);
    await servers.stopReplica();
    await wait(1_000);
  } finally {
    isOver = true;
    await reading;
  }
  const baseline = `${DELAY_MS / 1000} s replayed late, ${byReplica} reads answered by the replica`;
  return [
    {
      name: 'reads after an own change that do not show it',
      measured: `${delayed.older} of ${delayed.ownReads}`,
      baseline,
      value: delayed.older,
      goal: 'none',
      passed: delayed.older === 0 && byReplica > 0,
    },
    {
      name: 'age of what others read, at the most',
      measured: `${(delayed.oldest / 1000).toFixed(1)} s in ${delayed.otherReads} reads`,
      baseline,
      value: delayed.oldest,
      goal: `at most ${MAX_AGE_MS} ms, and held back at all`,
      passed: delayed.oldest <= MAX_AGE_MS && delayed.oldest > DELAY_MS / 2,
    },
    {
      name: 'reads refused, also while the only replica is lost',
      measured: `${found.refused} of ${found.ownReads + found.otherReads}`,
      baseline: `${found.otherReads - delayed.otherReads} of them from then on`,
      value: found.refused,
      goal: 'none',
      passed: found.refused === 0,
    },
  ];
}

async function listCoaches({ pool }: ReplicatedServers): Promise<Coach[]> {
  const { rows } = await pool.query<{ id: string; version: number; owner: string; org: string }>(
    `SELECT DISTINCT ON (t.organisation_id) t.id, t.version, u.id AS owner, t.organisation_id AS org
     FROM trainers t JOIN users u ON u.organisation_id = t.organisation_id AND u.role = 'partner_admin'
     WHERE t.archived_at IS NULL AND EXISTS (
       SELECT FROM venues v WHERE v.organisation_id = t.organisation_id AND v.status = 'published')
     LIMIT ${COACHES}`,
  );
  return rows.map(({ id, version, owner, org }) => ({
    id,
    version,
    authorization: signToken(SECRET, { id: owner, role: 'partner_admin', organisationId: org }),
    acknowledgedAt: [],
  }));
}

async function writeAndRead(origin: string, coach: Coach, found: Found): Promise<void> {
  while (found.ownReads < OWN_READS) {
    const name = coach.acknowledgedAt.length;
    const changed = await fetch(`${origin}/api/v1/partner/trainers/${coach.id}`, {
      method: 'PATCH',
      headers: { authorization: coach.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ version: coach.version, name: `Coach ${name}` }),
    });
    if (!changed.ok) throw new Error(`not renamed: ${changed.status} ${await changed.text()}`);
    coach.version = ((await changed.json()) as { version: number }).version;
    coach.acknowledgedAt.push(performance.now());
    const headers = { 'pulse-position': changed.headers.get('pulse-position') ?? '' };
    for (let read = 0; read < READS_EACH; read += 1) {
      const shown = await nameOf(origin, coach, found, headers);
      found.ownReads += 1;
      if (shown !== null && shown < name) found.older += 1;
    }
  }
}

async function readAsOther(
  origin: string,
  coaches: readonly Coach[],
  found: Found,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver())
    for (const coach of coaches) {
      const sentAt = performance.now();
      const shown = await nameOf(origin, coach, found);
      // What was shown had been replaced then, for as long.
      const replacedAt = coach.acknowledgedAt[(shown ?? Number.POSITIVE_INFINITY) + 1] ?? sentAt;
      found.otherReads += 1;
      found.oldest = Math.max(found.oldest, sentAt - replacedAt);
      await wait(PAUSE_OF_OTHERS_MS);
    }
}

/** The number that a coach is shown to be called; -1 before the first change, null when refused. */
async function nameOf(
  origin: string,
  { id }: Coach,
  found: Found,
  headers: Record<string, string> = {},
): Promise<number | null> {
  const response = await fetch(`${origin}/api/v1/trainers/${id}`, { headers });
  if (!response.ok) {
    found.refused += 1;
    return null;
  }
  const { name } = (await response.json()) as { name: string };
  return Number(/^Coach (\d+)$/.exec(name)?.[1] ?? -1);
}

async function countByReplica(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/database_reads_total\{by="replica"\} (\d+)/.exec(text)?.[1] ?? 0);
}
