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
const GOOD_FILE = ['--file', 'good.csv', '--mapping', 'mapping.json'];

beforeAll(async () => {
  const adminUrl = inject('databaseUrl');
  database = await createDatabase(adminUrl, { template: await ensureTemplateDatabase(adminUrl) });
  const mapping = {
    organisation: 'City of Lyon',
    columns: { title: 'Course', date: 'Day', start: 'Begin', end: 'Finish', place: 'Hall' },
    default_capacity: 10,
    unknown_places: { name: 'Gymnase {place}', city: 'Lyon', latitude: 45.76, longitude: 4.84 },
  };
  const write = (name: string, changes: object) =>
    writeFileSync(join(folder, name), JSON.stringify({ ...mapping, ...changes }));
  write('mapping.json', {});
  write('publish.json', { publish: true });
  write('draft.json', { organisation: 'Pools of Lyon' });
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

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

async function sessions(): Promise<string[]> {
  const rows = await query<{ date: string }>(
    'SELECT local_date::text AS date FROM class_sessions ORDER BY local_date',
  );
  return rows.map((row) => row.date);
}

/** The venues of the organisations with a name. */
function venues(organisation: string) {
  return query<{ name: string; status: string }>(
    `SELECT v.name, v.status FROM venues v JOIN organisations o ON o.id = v.organisation_id
     WHERE o.name = $1 ORDER BY v.name`,
    [organisation],
  );
}

/** An organisation whose application was approved; returns its id. */
async function anAgreedOrganisation(name: string): Promise<string> {
  const [organisation] = await query<{ id: string }>(
    'INSERT INTO organisations (name) VALUES ($1) RETURNING id',
    [name],
  );
  const id = organisation?.id ?? '';
  await query(
    `INSERT INTO partner_applications (business_name, contact_email, phone, business_type, description,
       address, tax_id_encrypted, tax_id_hint, bank_account_encrypted, bank_account_hint, agreed_at,
       status, organisation_id, decided_at)
     VALUES ($1, 'sport@lyon.test', '+33123456789', 'gym', 'The gyms of the city.', 'Lyon',
       '\\x00', '12', '\\x00', '34', now(), 'approved', $2, now())`,
    [name, id],
  );
  return id;
}

test('the command reports first and writes only with --commit', async () => {
  const files = [...GOOD_FILE, '--create-organisation', '--shift-weeks', '52'];
  const dry = await runImport(...files);
  expect(dry.err).toBe('');
  expect(dry.out).toMatch(/Dry run.*\n.*Rows read +1\n/);
  expect(await sessions()).toEqual([]);
  const done = await runImport(...files, '--commit', '--json');
  expect(JSON.parse(done.out)).toMatchObject({ dry_run: false, sessions_created: 1 });
  expect(await sessions()).toEqual(['2027-01-04']);
});

test('a refused file is reported row by row, and the command fails', async () => {
  const files = ['--file', 'bad.csv', '--mapping', 'mapping.json'];
  const { status, out } = await runImport(...files, '--create-organisation', '--commit');
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
  expect(err).toContain('--organisation');
  const both = await runImport(...GOOD_FILE, '--organisation', 'X', '--create-organisation');
  expect(both.err).toContain('Give one of both');
  const publish = await runImport(...GOOD_FILE, '--create-organisation', '--publish');
  expect(publish.err).toContain('--publish needs an organisation that agreed');
});

test('an organisation that agreed is named, and its venues are public only when that is asked', async () => {
  const id = await anAgreedOrganisation('Sport Lyon');
  const asked = ['--file', 'good.csv', '--mapping', 'publish.json', '--commit'];
  const drafts = await runImport(...asked, '--organisation', 'Sport Lyon');
  expect(drafts.err).toContain('add --publish to publish them');
  expect(drafts.out).toContain('The timetable was imported.');
  expect(await venues('Sport Lyon')).toEqual([{ name: 'Gymnase Nord', status: 'draft' }]);
  const published = await runImport(...asked, '--organisation', id, '--publish', '--json');
  expect(JSON.parse(published.out)).toMatchObject({ venues_published: 1, sessions_created: 0 });
  expect(await venues('Sport Lyon')).toEqual([{ name: 'Gymnase Nord', status: 'published' }]);
  const second = await anAgreedOrganisation('Sport Lyon');
  const unclear = await runImport(...GOOD_FILE, '--organisation', 'Sport Lyon');
  expect(unclear).toMatchObject({ status: 1, err: expect.stringContaining(second) });
});

test('an organisation that does not exist or has not agreed is refused, with what to do', async () => {
  const missing = await runImport(...GOOD_FILE, '--organisation', 'Nobody', '--commit');
  expect(missing.status).toBe(1);
  expect(missing.err).toContain('There is no organisation “Nobody”. Correct the name or id');
  await query("INSERT INTO organisations (name) VALUES ('Gyms of Lyon')");
  const silent = await runImport(...GOOD_FILE, '--organisation', 'Gyms of Lyon', '--commit');
  expect(silent.status).toBe(1);
  expect(silent.err).toContain('“Gyms of Lyon” has not agreed');
  expect(silent.err).toContain('--create-organisation');
  expect(await venues('Gyms of Lyon')).toEqual([]);
});

test('a draft organisation is created once, and is no longer a draft once it agreed', async () => {
  const files = ['--file', 'good.csv', '--mapping', 'draft.json', '--create-organisation'];
  const created = await runImport(...files, '--commit', '--json');
  expect(JSON.parse(created.out)).toMatchObject({ venues_created: 1, sessions_created: 1 });
  const again = await runImport(...files, '--commit', '--json');
  expect(JSON.parse(again.out)).toMatchObject({ venues_created: 0, sessions_already_there: 1 });
  expect(await venues('Pools of Lyon')).toEqual([{ name: 'Gymnase Nord', status: 'draft' }]);
  const id = await anAgreedOrganisation('Pools of Lyon');
  const refused = await runImport(...files, '--commit');
  expect(refused).toMatchObject({
    status: 1,
    err: expect.stringContaining(`import for it with --organisation ${id}`),
  });
});
