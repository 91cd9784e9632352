import { readFileSync } from 'node:fs';
import { makeClasses } from './bench-classes.ts';
import type { Measurement } from './measurement.ts';
import { makeRushMembers } from './rush-members.ts';
import type { Stack } from './stack.ts';

const MEMBERS = 500;
const PLACES = 20;

interface Answer {
  status: string;
  waitlist_position: number | null;
}

/** 500 members rush one class of 20 places at once. */
export async function measureRush(stack: Stack): Promise<Measurement[]> {
  const [[classId = ''] = []] = await makeClasses(stack.pool, {
    days: 1,
    hours: [20],
    venues: 1,
    capacity: PLACES,
  });
  const tokens = await makeRushMembers(stack, MEMBERS);
  const answers = await Promise.all(tokens.map((token) => rush(stack.origin, token, classId)));
  const confirmed = answers.filter(({ answer }) => answer?.status === 'confirmed');
  const positions = answers
    .flatMap(({ answer }) => answer?.waitlist_position ?? [])
    .sort((a, b) => a - b);
  const inOrder =
    positions.length === PLACES && positions.every((position, index) => position === index + 1);
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const p99 = Math.round(times[Math.ceil(times.length * 0.99) - 1] ?? 0);
  const { rows } = await stack.pool.query(
    `SELECT count(*) FILTER (WHERE status = 'confirmed')::int AS confirmed,
       count(*) FILTER (WHERE status = 'waitlisted')::int AS waitlisted
     FROM bookings WHERE class_session_id = $1`,
    [classId],
  );
  const memory = Math.round(peakMemory(stack.pid));
  return [
    {
      name: `${MEMBERS} members rush ${PLACES} places`,
      measured: `${rows[0].confirmed} confirmed, ${rows[0].waitlisted} in line${inOrder ? ', 1 to 20 in order' : ''}`,
      against: 'the class’s capacity',
      value: confirmed.length,
      goal: `exactly ${PLACES}`,
      held: confirmed.length === PLACES && rows[0].confirmed === PLACES && inOrder,
    },
    {
      name: 'the rush’s slowest answers',
      measured: `p99 ${p99} ms`,
      against: '500 requests at once',
      value: p99,
      goal: 'under 1000 ms',
      held: p99 < 1000,
    },
    {
      name: 'memory of the server',
      measured: `${memory} MB at the most`,
      against: 'all loads of this run',
      value: memory,
      goal: 'at most 200 MB',
      held: memory <= 200,
    },
  ];
}

async function rush(origin: string, authorization: string, classId: string) {
  const started = performance.now();
  const response = await fetch(`${origin}/api/v1/bookings`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': 'rush' },
    body: JSON.stringify({ class_session_id: classId, join_waitlist: true }),
  });
  const body = (await response.json()) as Answer & { code?: string };
  const milliseconds = performance.now() - started;
  if (response.status >= 500) throw new Error(`the server failed: ${response.status} ${body.code}`);
  return { milliseconds, answer: response.ok ? body : null };
}

/** The most memory the process held in its life, in MB (VmHWM of Linux). */
function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}
