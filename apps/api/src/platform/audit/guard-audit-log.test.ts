import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import { withDatabase } from '../../../test/database/create-database.ts';
import { migrationsFolderWith } from '../../../test/database/migrations-folder.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { audit } from './audit.sql.ts';
import { deleteExpiredSecurityEvents } from './audit-retention.sql.ts';
import { guardAuditLog, isAuditLogGuarded } from './guard-audit-log.ts';

/*
 * The databases of the tests are guarded as the embedded one is: the application's role is the one
 * that every test connects with.
 */

let admin: pg.Client;
test.beforeAll(async () => {
  const name = /\/([^/?]+)(?:\?|$)/.exec(api.databaseUrl)?.[1] ?? '';
  admin = new pg.Client(withDatabase(inject('adminDatabaseUrl'), name));
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
});

const DAY = 86_400_000;
const count = async (action: string) => {
  const { rows } = await admin.query<{ count: string }>(
    'SELECT count(*) FROM audit.audit_log WHERE action = $1',
    [action],
  );
  return Number(rows[0]?.count);
};
const entry = (action: string, changes: Record<string, unknown> = {}) => {
  const values = { action, subject_type: 'user', subject_id: 'x', kind: 'security', ...changes };
  const places = Object.values(values).map((_, index) => `$${index + 1}`);
  return {
    text: `INSERT INTO audit.audit_log (${Object.keys(values)}) VALUES (${places})`,
    values: Object.values(values),
  };
};

test('an entry is added and read with the application’s role', async () => {
  const entered = { actor: null, action: 'try', subject: { type: 'venue', id: '1' } };
  await api.deps.db.transaction().execute((tx) => audit(tx, entered));
  expect(await count('try')).toBe(1);
});

test.each([
  ['UPDATE', "UPDATE audit.audit_log SET action = 'other'"],
  ['DELETE', 'DELETE FROM audit.audit_log'],
  ['TRUNCATE', 'TRUNCATE audit.audit_log'],
  ['DROP TABLE', 'DROP TABLE audit.audit_log CASCADE'],
  ['DROP SCHEMA', 'DROP SCHEMA audit CASCADE'],
  ['a renamed schema', 'ALTER SCHEMA audit RENAME TO old'],
  ['a table moved away', 'ALTER TABLE audit.audit_log SET SCHEMA public'],
  ['a trigger switched off', 'ALTER TABLE audit.audit_log DISABLE TRIGGER ALL'],
  [
    'a trigger of its own',
    'CREATE TRIGGER t BEFORE INSERT ON audit.audit_log EXECUTE FUNCTION t()',
  ],
  ['another owner', 'ALTER TABLE audit.audit_log OWNER TO CURRENT_USER'],
  ['the owner’s role', 'SET ROLE pulse_audit'],
  ['a grant to itself', 'GRANT pulse_audit TO CURRENT_USER'],
  ['another function', 'ALTER FUNCTION audit.erase_person(uuid) RENAME TO other'],
  [
    'a time of its own',
    "INSERT INTO audit.audit_log (action, subject_type, subject_id, at) VALUES ('a', 'b', 'c', '2001-01-01')",
  ],
  [
    'a number of its own',
    "INSERT INTO audit.audit_log (id, action, subject_type, subject_id) OVERRIDING SYSTEM VALUE VALUES (1, 'a', 'b', 'c')",
  ],
  ['UPDATE by the view', "UPDATE audit_log SET action = 'other'"],
])('%s is refused to the application’s role', async (_, statement) => {
  await expect(api.deps.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('the setting of the functions alone opens nothing', async () => {
  const client = await api.deps.pool.connect();
  await client.query("SELECT set_config('audit.maintenance', 'on', false)");
  await expect(client.query('DELETE FROM audit.audit_log')).rejects.toMatchObject({
    code: '42501',
  });
  client.release(true);
});

test('security events go after 400 days by the clock given, never sooner by the database’s', async () => {
  await admin.query(entry('old', ago(401)));
  await admin.query(entry('young', ago(399)));
  await admin.query(entry('old_action', { ...ago(500), kind: 'action' }));
  api.clock.set(Date.now() - 2 * DAY);
  await api.runJob('audit.delete-expired');
  expect(await count('old')).toBe(1);
  api.clock.advance(2 * DAY);
  await api.runJob('audit.delete-expired');
  // A role that can call the function cannot make it delete more.
  await deleteExpiredSecurityEvents(api.deps.db, new Date(Date.now() + 4000 * DAY), 100);
  expect([await count('old'), await count('young'), await count('old_action')]).toEqual([0, 1, 1]);
});

const ORIGIN = { address: '203.0.113.9', device: 'Phone' };
const ago = (days: number) => ({ at: new Date(Date.now() - days * DAY) });
/** What a person did, and what happened to their account, with where it came from. */
async function personSeen(): Promise<string> {
  const person = randomUUID();
  const seen = { ...ORIGIN, ...ago(60) };
  await admin.query(entry('sign_in', { ...seen, actor_user_id: person, subject_id: person }));
  await admin.query(entry('fail_sign_in', { ...seen, subject_id: person }));
  return person;
}
const originsOf = async (person: string) => {
  const { rows } = await admin.query<{ count: string }>(
    'SELECT count(*) FROM audit.audit_log WHERE subject_id = $1 AND address IS NOT NULL',
    [person],
  );
  return Number(rows[0]?.count);
};
const erase = (person: string) => api.deps.pool.query('SELECT audit.erase_person($1)', [person]);
const deletion = (person: string, changes: Record<string, unknown>) =>
  entry('delete_account', { actor_user_id: person, subject_id: person, ...changes });

test('address and device are erased 30 days after the account was deleted, and of no other account', async () => {
  api.clock.set(Date.now());
  const [gone, young, other] = [await personSeen(), await personSeen(), await personSeen()];
  await admin.query(deletion(gone, ago(31)));
  await admin.query(deletion(young, ago(29)));
  await api.runJob('audit.delete-expired');
  const left = [await originsOf(gone), await originsOf(young), await originsOf(other)];
  expect(left).toEqual([0, 2, 2]);
});

test('an entry of the application’s role about a deletion erases no address and no device', async () => {
  const person = await personSeen();
  await api.deps.pool.query(deletion(person, {}));
  await erase(person);
  api.clock.set(Date.now() + 31 * DAY);
  await api.runJob('audit.delete-expired');
  expect(await originsOf(person)).toBe(2);
});

test('an account that acts after an entry about its deletion keeps its addresses and devices', async () => {
  const person = await personSeen();
  await admin.query(deletion(person, ago(40)));
  await admin.query(entry('sign_in', { actor_user_id: person, ...ago(39) }));
  await erase(person);
  expect(await originsOf(person)).toBe(2);
});

test('what the application’s role owns cannot make the functions run its code', async () => {
  await api.deps.pool.query(`CREATE SCHEMA evil; GRANT USAGE ON SCHEMA evil TO PUBLIC;
    CREATE FUNCTION evil.clock_timestamp() RETURNS timestamptz LANGUAGE sql
      AS $$ SELECT now() + interval '9 years' $$`);
  const client = await api.deps.pool.connect();
  await client.query('SET search_path = evil, public, pg_catalog');
  await admin.query(entry('kept'));
  await client.query("SELECT audit.delete_expired(now() + interval '9 years', 100)");
  client.release(true);
  expect(await count('kept')).toBe(1);
});

test('migrations still run, and the guard can be put up again', async () => {
  expect(await isAuditLogGuarded(api.deps.pool)).toBe(true);
  const name = '29991231-0900-find-users-by-birthday.sql';
  const added = 'CREATE INDEX users_birthday_idx ON users (birthday);';
  expect(
    await migrate(api.databaseUrl, { folder: migrationsFolderWith({ [name]: added }) }),
  ).toEqual([name]);
  const { rows } = await admin.query<{ name: string }>('SELECT current_database() AS name');
  await guardAuditLog(withDatabase(inject('adminDatabaseUrl'), rows[0]?.name ?? ''));
  expect(await isAuditLogGuarded(api.deps.pool)).toBe(true);
});

test('without the guard the start can tell', async () => {
  await admin.query('GRANT pulse_audit TO pulse');
  try {
    expect(await isAuditLogGuarded(api.deps.pool)).toBe(false);
  } finally {
    await admin.query('REVOKE pulse_audit FROM pulse');
  }
});

test('the application’s role cannot drop the database once it is guarded', async () => {
  const { rows } = await admin.query<{ name: string; owned: boolean }>(
    `SELECT d.datname AS name, pg_has_role('pulse', d.datdba, 'MEMBER') AS owned
     FROM pg_database d WHERE d.datname = current_database()`,
  );
  expect(rows[0]?.owned).toBe(false);
  // The database of the tests is dropped with the role that made it.
  await admin.query(`ALTER DATABASE ${pg.escapeIdentifier(rows[0]?.name ?? '')} OWNER TO pulse`);
});
