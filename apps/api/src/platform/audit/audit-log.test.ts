import { expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import { aMember, anOrganisation, aVenue, type TestUser } from '../../../test/builders.ts';
import type { TestClient } from '../../../test/client/test-client.ts';
import { applicationFixture } from '../../../test/fixtures/application-fixture.ts';
import { audit, recordSecurityEvent } from './audit.sql.ts';

let reader: TestUser;
let asReader: TestClient;
let other: TestUser;
test.beforeAll(async () => {
  reader = await aMember(api.deps, { role: 'admin', fullName: '=HYPERLINK("x")' });
  asReader = await api.clientFor(reader);
  other = await aMember(api.deps, { fullName: 'Nour Other' });
  const { db } = api.deps;
  const venue = (id: string) => ({ type: 'venue', id });
  // One transaction: entries of one moment still have an order.
  await db.transaction().execute((tx) =>
    audit(
      tx,
      {
        actor: reader.id,
        action: 'create_venue',
        subject: venue('1'),
        after: { name: '+1 Gym' },
      },
      { actor: null, action: 'change_venue', subject: venue('1'), before: { name: '+1 Gym' } },
      { actor: reader.id, action: 'change_staff', subject: { type: 'user', id: other.id } },
    ),
  );
  await recordSecurityEvent(db, {
    event: 'sign_in',
    actor: other.id,
    subject: { type: 'user', id: other.id },
    origin: { network: '203.0.113.5', userAgent: 'Phone, "new"' },
  });
});

const list = async (query = '') => (await asReader.get(`/admin/audit-log${query}`)).body;
const actions = ({ items }: { items: { action: string }[] }) => items.map(({ action }) => action);

test('the newest entry is first, with names, the state before and after, and where it came from', async () => {
  const { items } = await list();
  expect(items).toMatchObject([
    {
      action: 'sign_in',
      kind: 'security',
      actor: { id: other.id, name: 'Nour Other' },
      address: '203.0.113.5',
      device: 'Phone, "new"',
    },
    { action: 'change_staff', kind: 'action', subject: { name: 'Nour Other' }, address: null },
    { action: 'change_venue', actor: null, before: { name: '+1 Gym' }, after: null },
    { action: 'create_venue', subject: { type: 'venue', id: '1', name: null } },
  ]);
});

test('pages follow each other without a gap, also within one moment', async () => {
  const found: string[] = [];
  let cursor = '';
  do {
    const page = await list(`?limit=1${cursor}`);
    found.push(...actions(page));
    cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
  } while (cursor);
  expect(found).toEqual(['sign_in', 'change_staff', 'change_venue', 'create_venue']);
});

test('filters: the person, the kind, the action, the subject, the days', async () => {
  expect(actions(await list(`?person=${other.id}`))).toEqual(['sign_in', 'change_staff']);
  expect(actions(await list('?kind=security'))).toEqual(['sign_in']);
  expect(actions(await list('?action=create_venue'))).toEqual(['create_venue']);
  expect(actions(await list('?subject_type=venue&subject_id=1'))).toEqual([
    'change_venue',
    'create_venue',
  ]);
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  expect(actions(await list(`?from=${day(-1)}&to=${day(1)}`))).toHaveLength(4);
  expect(actions(await list(`?to=${day(-1)}`))).toEqual([]);
  expect(actions(await list(`?from=${day(1)}`))).toEqual([]);
});

test('the days of the filters are those of the reader’s clock', async () => {
  const [east, west] = ['Pacific/Kiritimati', 'Etc/GMT%2B12'];
  // It is never the same day in both.
  const today = Temporal.Now.plainDateISO(east).toString();
  expect(actions(await list(`?from=${today}&to=${today}&zone=${east}`))).toHaveLength(4);
  expect(actions(await list(`?from=${today}&zone=${west}`))).toEqual([]);
  expect((await asReader.get('/admin/audit-log?zone=Atlantis')).status).toBe(400);
});

test('a venue has its name, and a refused operation says what it does', async () => {
  const { db } = api.deps;
  const venue = await aVenue(db, { name: 'Nafas Hamra' });
  const manager = await aMember(api.deps, { role: 'manager' });
  expect((await (await api.clientFor(manager)).get('/admin/audit-log')).status).toBe(403);
  await db.transaction().execute((tx) =>
    audit(tx, {
      ...{ actor: manager.id, action: 'publish_venue', subject: { type: 'venue', id: venue } },
    }),
  );
  const { items } = await list(`?person=${manager.id}`);
  expect(items.map(({ subject }: { subject: { name: string } }) => subject.name)).toEqual([
    'Nafas Hamra',
    'Who did what and when, with the state before and after, newest first',
  ]);
});

test.each(['cursor=forged', `cursor=${btoa('["audit",1e300,1]')}`, 'person=me', 'from=2026-02-30'])(
  '%s is refused at its field',
  async (query) => {
    const { status, body } = await asReader.get(`/admin/audit-log?${query}`);
    expect([status, body.errors[0].field]).toEqual([400, query.split('=')[0]]);
  },
);

test('the file for spreadsheets has no formula, and that it was taken is an entry', async () => {
  const file = await asReader.get('/admin/audit-log.csv?subject_type=venue&subject_id=1');
  expect(file.headers['content-type']).toContain('text/csv');
  const lines = String(file.body).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(`"'=HYPERLINK(""x"")",venue,1,,"{""name"":""+1 Gym""}"`);
  expect((await list('?action=export_audit_log')).items).toMatchObject([
    { actor: { id: reader.id }, after: { rows: 2, subject_id: '1' } },
  ]);
});

test('no sealed value is ever in it, also after it was revealed', async () => {
  const { id, sent } = await applicationFixture(api).submit();
  const revealed = await asReader.post(`/admin/partner-applications/${id}/reveal`);
  expect(revealed.body.tax_id).toBe(sent.tax_id);
  await asReader.post(`/admin/partner-applications/${id}/decision`, { decision: 'approved' });
  const file = String((await asReader.get('/admin/audit-log.csv')).body);
  expect(file).toContain('reveal_partner_application');
  expect(file).toContain('decide_partner_application');
  for (const value of [sent.tax_id, sent.bank_account, sent.contact_email])
    expect(file).not.toContain(value);
});

test('a user who has deleted the account has no name any more', async () => {
  const gone = await aMember(api.deps, { fullName: 'Somebody Gone' });
  const me = await api.clientFor(gone);
  expect((await me.get('/admin/plans')).status).toBe(403);
  await api.deps.db
    .updateTable('users')
    .set({ deleted_at: new Date() })
    .where('id', '=', gone.id)
    .execute();
  const { items } = await list(`?person=${gone.id}`);
  expect(items).toMatchObject([{ action: 'refuse_access', actor: { id: gone.id, name: null } }]);
});

test('a venue has the entries about its classes, trainers and codes, and no others', async () => {
  const { db } = api.deps;
  const organisation_id = await anOrganisation(api.deps);
  const [venue, elsewhere] = [await aVenue(db, { organisation_id }), await aVenue(db)];
  const partner = await aMember(api.deps, {
    role: 'partner_admin',
    organisationId: organisation_id,
  });
  const asPartner = await api.clientFor(partner);
  const { body: trainer } = await asPartner.post('/partner/trainers', {
    name: 'Maya',
    activities: [],
  });
  await asPartner.post(`/partner/venues/${venue}/qr-codes`, { label: 'Entrance' });
  await db
    .transaction()
    .execute((tx) =>
      audit(tx, { actor: null, action: 'change_venue', subject: { type: 'venue', id: elsewhere } }),
    );
  const ofVenue = await list(`?subject_type=venue&subject_id=${venue}`);
  expect(actions(ofVenue)).toEqual(['create_qr_code', 'create_trainer']);
  const ofTrainer = await list(`?subject_type=trainer&subject_id=${trainer.id}`);
  expect(actions(ofTrainer)).toEqual(['create_trainer']);
  const first = await list(`?subject_type=venue&subject_id=${venue}&limit=1`);
  const next = `&cursor=${first.next_cursor}`;
  expect(actions(await list(`?subject_type=venue&subject_id=${venue}&limit=1${next}`))).toEqual([
    'create_trainer',
  ]);
});
