import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../database/create-database.ts';
import { ensureTemplateDatabase } from '../database/template-database.ts';
import { MAIN } from './built-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pulse-import-'));
let database: TestDatabase;

beforeAll(async () => {
  const adminUrl = inject('databaseUrl');
  database = await createDatabase(adminUrl, { template: await ensureTemplateDatabase(adminUrl) });
  const mapping = {
    organisation: 'City of Lyon',
    columns: { title: 'Course', date: 'Day', start: 'Begin', end: 'Finish', place: 'Hall' },
    default_capacity: 10,
    unknown_places: { name: 'Gymnase {place}', city: 'Lyon', latitude: 45.76, longitude: 4.84 },
  };
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
  const header = 'Course,Day,Begin,Finish,Hall\n';
  writeFileSync(join(folder, 'good.csv'), `${header}Yoga,2026-01-05,18:00,19:00,Nord\n`);
  writeFileSync(join(folder, 'bad.csv'), `${header}Yoga,2026-01-05,18:00,never,Nord\n`);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Runs the command as npm does: in another folder, with the user's own in INIT_CWD. */
function runImport(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    PULSE_DATA_DIR: folder,
    INIT_CWD: folder,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, 'import-timetable', ...args], { env }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, out, err }),
    );
  });
}

async function sessions(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('SELECT local_date::text AS date FROM class_sessions');
  await client.end();
  return rows.map((row) => row.date);
}

test('the command reports first and writes only with --commit', async () => {
  const files = ['--file', 'good.csv', '--mapping', 'mapping.json', '--shift-weeks', '52'];
  const dry = await runImport(...files);
  expect(dry.err).toBe('');
  expect(dry.out).toMatch(/Dry run.*\n.*Rows read +1\n/);
  expect(await sessions()).toEqual([]);
  const done = await runImport(...files, '--commit', '--json');
  expect(JSON.parse(done.out)).toMatchObject({ dry_run: false, sessions_created: 1 });
  expect(await sessions()).toEqual(['2027-01-04']);
});

test('a refused file is reported row by row, and the command fails', async () => {
  const { status, out } = await runImport(
    '--file',
    'bad.csv',
    '--mapping',
    'mapping.json',
    '--commit',
  );
  expect(status).toBe(1);
  expect(out).toContain('Refused, nothing was written: 1 row cannot be taken');
  expect(out).toMatch(/row +2 +end_unreadable +“never” is not an end time\./);
});

test('all faults of the arguments are listed at once', async () => {
  const { status, err } = await runImport('--file', 'nowhere.csv', '--shift-weeks', 'some');
  expect(status).toBe(1);
  expect(err).toContain('nowhere.csv');
  expect(err).toContain('--mapping');
  expect(err).toContain('--shift-weeks');
});
