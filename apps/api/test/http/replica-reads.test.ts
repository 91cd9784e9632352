import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type TestApp } from '../build-app.ts';
import { aMember, aTrainer, aVenue } from '../builders.ts';
import type { TestClient } from '../client/test-client.ts';
import {
  type ReplicatedDatabase,
  startReplicatedDatabase,
} from '../database/replicated-database.ts';

let database: ReplicatedDatabase;
let api: TestApp;
let coachId: string;
let partner: TestClient;
beforeAll(async () => {
  database = await startReplicatedDatabase();
  const { url: databaseUrl, replicaUrl: databaseReadUrl } = database;
  api = await buildApp({ databaseUrl, databaseReadUrl });
  const venue_id = await aVenue(api.deps.db);
  coachId = await aTrainer(api.deps.db, { venue_id, name: 'Rania' });
  const { organisation_id: organisationId } = await api.deps.db
    .selectFrom('venues')
    .select('organisation_id')
    .where('id', '=', venue_id)
    .executeTakeFirstOrThrow();
  partner = await api.clientFor(await aMember(api.deps, { role: 'partner_admin', organisationId }));
});
afterAll(async () => {
  await api.close();
  await database.stop();
});

const counts = () => ({ ...api.deps.readReplicas?.counts });
const read = async (client: TestClient, headers = {}) => {
  const { status, body } = await client.get(`/trainers/${coachId}`, headers);
  return status === 200 ? body.name : status;
};
/** Resolves once the server reads the replica again, and with what has been committed until now. */
async function untilReplicaReads(): Promise<void> {
  const after = await api.deps.readReplicas?.leaderPosition();
  await expect.poll(() => api.deps.readReplicas?.choose(after ?? null)).toBeDefined();
}
let version = 1;
async function rename(name: string): Promise<string> {
  const changed = await partner.patch(`/partner/trainers/${coachId}`, { version, name });
  expect(changed.status).toBe(200);
  version = changed.body.version;
  return String(changed.headers['pulse-position']);
}
async function pausedReplay(work: () => Promise<void>): Promise<void> {
  await untilReplicaReads();
  await database.replica.query('SELECT pg_wal_replay_pause()');
  const isPaused = async () =>
    (await database.replica.query('SELECT pg_get_wal_replay_pause_state() AS state')).rows[0].state;
  await expect.poll(isPaused).toBe('paused');
  await work().finally(() => database.replica.query('SELECT pg_wal_replay_resume()'));
}

test('what a replica may answer is read there, and what it may not on the leader', async () => {
  await untilReplicaReads();
  const before = counts();
  expect(await read(api.anonymous)).toBe('Rania');
  await partner.get(`/partner/trainers/${coachId}`);
  expect(counts()).toEqual({ ...before, replica: (before.replica ?? 0) + 1 });
});

test('a client reads its own change while the replica does not have it, others what was before', async () => {
  await pausedReplay(async () => {
    const position = await rename('Renamed');
    expect(await read(api.anonymous)).toBe('Rania');
    expect(await read(api.anonymous, { 'pulse-position': position })).toBe('Renamed');
    // The account has changed something within the last ten seconds.
    expect(await read(partner)).toBe('Renamed');
    expect(await read(api.anonymous, { 'pulse-position': 'none' })).toBe('Renamed');
  });
  await untilReplicaReads();
  expect(await read(api.anonymous)).toBe('Renamed');
});

test('a replica that has not replayed for ten seconds is not read until it has', async () => {
  await pausedReplay(async () => {
    await rename('Later');
    expect(await read(api.anonymous)).toBe('Renamed');
    await expect.poll(() => read(api.anonymous)).toBe('Later');
  });
  await untilReplicaReads();
});

test('a row that the replica does not have yet is looked for on the leader', async () => {
  await pausedReplay(async () => {
    const id = await aVenue(api.deps.db, { name: 'New' });
    expect((await api.anonymous.get(`/venues/${id}`)).body).toMatchObject({ name: 'New' });
  });
});

const waiting = `SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'class_sessions'::regclass`;
const readsThatWait = async () => (await database.replica.query(waiting)).rowCount;
const INTERRUPTIONS = {
  'a statement that was cancelled': () =>
    database.replica.query(`SELECT pg_cancel_backend(pid) FROM (${waiting})`),
  'a connection that was closed': () =>
    database.replica.query(`SELECT pg_terminate_backend(pid) FROM (${waiting})`),
  // Replayed, this lock needs the one that the waiting statement has.
  'a conflict with what is replayed': () =>
    database.leader.query('LOCK TABLE trainers IN ACCESS EXCLUSIVE MODE').then(flush),
};
/** Keeps everyone from reading classes until it is rolled back, replicas too. */
async function lockClasses(): Promise<void> {
  await database.leader.query('BEGIN; LOCK TABLE class_sessions IN ACCESS EXCLUSIVE MODE');
  await flush();
  await untilReplicaReads();
}
/** Replicas get what is in the log up to a commit. */
const flush = () => api.deps.pool.query("SELECT pg_logical_emit_message(true, 'test', '')");

test.each(Object.entries(INTERRUPTIONS))(
  '%s on the replica is read again on the leader, unseen',
  async (_name, interrupt) => {
    const { again = 0 } = counts();
    await lockClasses();
    const reading = read(api.anonymous);
    await expect.poll(readsThatWait).toBe(1);
    await interrupt();
    await expect.poll(readsThatWait).toBe(0);
    await database.leader.query('ROLLBACK');
    expect(await reading).toBe(await read(api.anonymous));
    expect(counts().again).toBe(again + 1);
  },
);

test('a read that a replica leaves unanswered is answered by the leader, and the replica is read again once it answers', async () => {
  await untilReplicaReads();
  const { thaw } = await database.freezeReplica();
  const started = performance.now();
  expect(await read(api.anonymous)).not.toBe(503);
  expect(performance.now() - started).toBeLessThan(18_000);
  thaw();
  await untilReplicaReads();
});

test('with its only replica lost nothing is refused, neither what is being read nor what follows', async () => {
  await lockClasses();
  const reading = read(api.anonymous);
  await expect.poll(readsThatWait).toBe(1);
  await database.stopReplica();
  await database.leader.query('ROLLBACK');
  expect(await reading).toBe(await read(api.anonymous));
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(api.anonymous)));
  expect(new Set(answers)).toEqual(new Set([await reading]));
});

test('without replicas no position is told', async () => {
  const alone = await buildApp({ databaseUrl: database.url });
  const client = await alone.clientFor(await aMember(alone.deps));
  const { headers } = await client.put('/progress/weekly-goal', { visits: 2 });
  expect(headers).not.toHaveProperty('pulse-position');
  await alone.close();
});
