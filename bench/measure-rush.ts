import { readFileSync } from 'node:fs';
import { makeClasses } from './bench-classes.ts';
import { type Measurement, median } from './measurement.ts';
import type { Stack } from './stack.ts';

const PLACES = 20;
const ROUNDS = 3;

interface Answer {
  status: string;
  waitlist_position: number | null;
}

/** What one rush came to. */
interface Rush {
  /** How many were told that they have a place. */
  told: number;
  /** How many places and waits the database holds. */
  confirmed: number;
  waitlisted: number;
  inOrder: boolean;
  p99: number;
}

/** 500 members rush one class of 20 places at once; three times, another class each time. */
export async function measureRush(stack: Stack, members: string[]): Promise<Measurement[]> {
  const days = await makeClasses(stack.pool, {
    days: ROUNDS,
    hours: [20],
    venues: 1,
    capacity: PLACES,
  });
  const rushes: Rush[] = [];
  for (const [classId = ''] of days) rushes.push(await rushOne(stack, members, classId));
  const worst =
    rushes.find(
      ({ told, confirmed, inOrder }) => told !== PLACES || confirmed !== PLACES || !inOrder,
    ) ?? rushes[0];
  const p99 = Math.round(median(rushes.map((one) => one.p99)));
  const memory = Math.round(peakMemory(stack.pid));
  return [
    {
      name: `${members.length} members rush ${PLACES} places, ${ROUNDS} times`,
      measured: `${worst?.confirmed} confirmed, ${worst?.waitlisted} in line${worst?.inOrder ? `, 1 to ${PLACES} in order` : ''}`,
      against: 'the class’s capacity',
      value: worst?.told ?? 0,
      goal: `exactly ${PLACES}`,
      held: worst?.told === PLACES && worst.confirmed === PLACES && worst.inOrder,
    },
    {
      name: 'the rush’s slowest answers',
      measured: `p99 ${p99} ms (each: ${rushes.map((one) => Math.round(one.p99)).join(', ')})`,
      against: `${members.length} requests at once`,
      value: p99,
      goal: 'under 1000 ms',
      held: p99 < 1000,
    },
    {
      name: 'memory of the server',
      measured: `${memory} MB at the most`,
      against: 'bookings and rush, since its start',
      value: memory,
      goal: 'at most 200 MB',
      held: memory <= 200,
    },
  ];
}

async function rushOne(stack: Stack, members: string[], classId: string): Promise<Rush> {
  const answers = await Promise.all(members.map((token) => rush(stack.origin, token, classId)));
  const told = answers.filter(({ answer }) => answer?.status === 'confirmed').length;
  const positions = answers
    .flatMap(({ answer }) => answer?.waitlist_position ?? [])
    .sort((a, b) => a - b);
  const inOrder =
    positions.length === PLACES && positions.every((position, index) => position === index + 1);
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? 0;
  const { rows } = await stack.pool.query(
    `SELECT count(*) FILTER (WHERE status = 'confirmed')::int AS confirmed,
       count(*) FILTER (WHERE status = 'waitlisted')::int AS waitlisted
     FROM bookings WHERE class_session_id = $1`,
    [classId],
  );
  return { told, inOrder, p99, confirmed: rows[0].confirmed, waitlisted: rows[0].waitlisted };
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
