import { createOrganisation } from '@pulse/test-data';
import { expect } from 'vitest';
import { aMember, aVenue } from '../../../../test/builders.ts';
import { fixture, test } from '../../../../test/fixtures/class-template-fixture.ts';
import { extendSchedules } from '../schedule/extend-schedules.ts';

const post = (path: string, body: object = {}) =>
  fixture.asStaff.post(`/partner/class-templates${path}`, body);

test('one class has several times beneath its name, two of them on one day', async () => {
  const weekly = [
    { weekday: 1, start: '18:00' },
    { weekday: 1, start: '09:00' },
    { weekday: 4, start: '07:30' },
  ];
  const template = await fixture.create({ weekly });
  expect(template).toMatchObject({
    version: 1,
    status: 'published',
    weekly,
    trainer_id: null,
    drop_in_price: { amount_minor: 1800, currency: 'USD' },
    last_date: null,
  });
  const sessions = await fixture.sessionsOf(template.id);
  // Sixty days from Wednesday 18 November: eight Mondays and nine Thursdays.
  expect(sessions).toHaveLength(8 * 2 + 9);
  expect(sessions.slice(0, 3).map(({ starts_at }) => starts_at.toISOString())).toEqual([
    '2026-11-19T05:30:00.000Z',
    '2026-11-23T07:00:00.000Z',
    '2026-11-23T16:00:00.000Z',
  ]);
  expect(sessions[0]).toMatchObject({ title: 'Reformer Flow', capacity: 8, price_minor: 1800 });
  // The daily job goes by the earliest time zone: one more Monday, and nothing twice.
  await extendSchedules(fixture.deps);
  expect(await fixture.sessionsOf(template.id)).toHaveLength(8 * 2 + 9 + 2);
});

test('a class of today that is over is not created', async () => {
  const weekly = [
    { weekday: 3, start: '08:00' },
    { weekday: 3, start: '20:00' },
  ];
  const { id } = await fixture.create({ weekly, last_date: '2026-11-18' });
  const sessions = await fixture.sessionsOf(id);
  expect(sessions.map(({ local_minute }) => local_minute)).toEqual([20 * 60]);
});

test('a draft has no sessions until it is published, and publishing twice is harmless', async () => {
  const { id } = await fixture.create({ draft: true });
  expect(await fixture.sessionsOf(id)).toEqual([]);
  await extendSchedules(fixture.deps);
  expect(await fixture.sessionsOf(id)).toEqual([]);
  const answers = await Promise.all([post(`/${id}/publish`), post(`/${id}/publish`)]);
  expect(answers.map(({ status, body }) => [status, body.status, body.version])).toEqual([
    [200, 'published', 2],
    [200, 'published', 2],
  ]);
  expect(await fixture.sessionsOf(id)).toHaveLength(8);
});

test('classes are listed by name, page by page, of one venue and without archived ones', async () => {
  const venue_id = await aVenue(fixture.deps.db, { organisation_id: fixture.organisation });
  const [barre, mat] = [
    await fixture.create({ venue_id, name: 'Barre' }),
    await fixture.create({ venue_id, name: 'Mat' }),
  ];
  const list = async (query: string) =>
    (await fixture.asStaff.get(`/partner/class-templates?venue_id=${venue_id}&${query}`)).body;
  const first = await list('limit=1');
  expect(first.items).toEqual([barre]);
  expect(await list(`limit=1&cursor=${first.next_cursor}`)).toEqual({
    items: [mat],
    next_cursor: null,
  });
  await post(`/${mat.id}/archive`);
  expect((await list('archived=false')).items).toEqual([barre]);
  expect((await list('archived=true')).items).toMatchObject([{ id: mat.id, status: 'archived' }]);
  expect((await fixture.asStaff.get(`/partner/class-templates/${barre.id}`)).body).toEqual(barre);
});

test('another organisation finds none of it', async () => {
  const { id } = await fixture.create();
  const stranger = await fixture.clientFor(
    await aMember(fixture.deps, {
      role: 'partner_admin',
      organisationId: await createOrganisation(fixture.deps.db),
    }),
  );
  const path = `/partner/class-templates/${id}`;
  const answers = await Promise.all([
    stranger.get(path),
    stranger.patch(path, { version: 1, name: 'Mine' }),
    stranger.post(`${path}/preview`, { version: 1 }),
    stranger.post(`${path}/publish`),
    stranger.post(`${path}/archive`, {}),
    stranger.post(`${path}/restore`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await stranger.get('/partner/class-templates')).body.items).toEqual([]);
});

const monday = { weekday: 1, start: '18:00' };
test.each([
  ['no weekly time', { weekly: [] }, 'weekly', 'array_too_small'],
  ['the same time twice', { weekly: [monday, monday] }, 'weekly', 'weekly_duplicate'],
  [
    'a start at 24:00',
    { weekly: [{ weekday: 1, start: '24:00' }] },
    'weekly.0.start',
    'time_invalid',
  ],
  [
    'a last date before the first',
    { last_date: '2026-10-31' },
    'last_date',
    'last_date_before_first',
  ],
  [
    'no Monday before the end',
    { first_date: '2026-11-03', last_date: '2026-11-08' },
    'last_date',
    'no_occurrence',
  ],
  ['no place', { capacity: 0 }, 'capacity', 'number_too_small'],
  ['1,001 places', { capacity: 1001 }, 'capacity', 'number_too_big'],
  ['no duration', { duration_minutes: 0 }, 'duration_minutes', 'number_too_small'],
  ['an unknown activity', { activity: 'curling' }, 'activity', 'invalid_value'],
  ['a name that turns direction', { name: '\u202Egnab' }, 'name', 'characters_not_allowed'],
  [
    'an unknown currency',
    { drop_in_price: { amount_minor: 1, currency: 'usd' } },
    'drop_in_price.currency',
    'regex_invalid',
  ],
  ['an unknown field', { weekdays: [1] }, 'weekdays', 'unrecognized_keys'],
])('%s is refused at the field', async (_, overrides, field, code) => {
  const { status, body } = await post('', fixture.form(overrides));
  expect([status, body.errors[0]]).toMatchObject([400, { field, code }]);
});

test('a venue and a trainer are the organisation’s own and not archived', async () => {
  const { db } = fixture.deps;
  const trainer = (organisation_id: string, archived_at: Date | null = null) =>
    db
      .insertInto('trainers')
      .values({ organisation_id, name: 'Maya', archived_at })
      .returning('id')
      .executeTakeFirstOrThrow();
  const elsewhere = await createOrganisation(db);
  const { organisation } = fixture;
  const fault = async (overrides: object) => {
    const { status, body } = await post('', fixture.form(overrides));
    return [status, body.errors?.[0].field, body.errors?.[0].code];
  };
  const foreignVenue = await aVenue(db, { organisation_id: elsewhere });
  expect(await fault({ venue_id: foreignVenue })).toEqual([400, 'venue_id', 'venue_unknown']);
  const archivedVenue = await aVenue(db, { organisation_id: organisation, status: 'archived' });
  expect(await fault({ venue_id: archivedVenue })).toEqual([400, 'venue_id', 'venue_archived']);
  const foreign = (await trainer(elsewhere)).id;
  expect(await fault({ trainer_id: foreign })).toEqual([400, 'trainer_id', 'trainer_unknown']);
  const gone = (await trainer(organisation, new Date())).id;
  expect(await fault({ trainer_id: gone })).toEqual([400, 'trainer_id', 'trainer_archived']);
  const own = (await trainer(organisation)).id;
  expect(await fixture.create({ trainer_id: own })).toMatchObject({ trainer_name: 'Maya' });
});

test('archiving removes sessions without a booking, and asks about the rest', async () => {
  const { id } = await fixture.create();
  const [first, second] = await fixture.sessionsOf(id);
  const [booker, waverer] = [await fixture.createMember(), await fixture.createMember()];
  const booking = await booker.book(first?.id ?? '');
  const cancelled = await waverer.book(second?.id ?? '');
  await waverer.post(`/bookings/${cancelled.body.id}/cancel`, {});
  expect(await post(`/${id}/archive`)).toMatchObject({
    status: 409,
    body: { code: 'class_has_bookings', details: { sessions: 1, bookings: 1 } },
  });
  const archive = { apply_to_booked: true, reason: 'The studio moves' };
  expect((await post(`/${id}/archive`, archive)).body).toMatchObject({ status: 'archived' });
  // The one that a member had booked and left is cancelled: that booking still names it.
  expect((await fixture.sessionsOf(id)).map(({ status }) => status)).toEqual([
    'cancelled',
    'cancelled',
  ]);
  expect((await booker.get(`/bookings/${booking.body.id}`)).body).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'The studio moves',
  });
  await extendSchedules(fixture.deps);
  expect(await fixture.sessionsOf(id)).toHaveLength(2);
  const change = { version: 2, name: 'Again' };
  expect((await fixture.asStaff.patch(`/partner/class-templates/${id}`, change)).body.code).toBe(
    'class_template_archived',
  );
});

test('an archived class is restored as a draft, and revives nothing by itself', async () => {
  const { id } = await fixture.create({ last_date: '2026-11-30' });
  const [first] = await fixture.sessionsOf(id);
  await (await fixture.createMember()).book(first?.id ?? '');
  await post(`/${id}/archive`, { apply_to_booked: true });
  const restored = await post(`/${id}/restore`);
  expect([restored.status, restored.body]).toMatchObject([200, { status: 'draft', version: 3 }]);
  expect((await post(`/${id}/restore`)).body).toMatchObject({ status: 'draft', version: 3 });
  await extendSchedules(fixture.deps);
  expect((await fixture.sessionsOf(id)).map(({ status }) => status)).toEqual(['cancelled']);
  await post(`/${id}/publish`);
  // The cancelled one stays cancelled; the other date is created anew.
  expect((await fixture.sessionsOf(id)).map(({ status }) => status)).toEqual([
    'cancelled',
    'scheduled',
  ]);
});

test('a class is not restored at an archived venue, and loses an archived trainer', async () => {
  const { db } = fixture.deps;
  const trainer = await fixture.asStaff.post('/partner/trainers', { name: 'Maya', activities: [] });
  const venue_id = await aVenue(db, { organisation_id: fixture.organisation });
  const { id } = await fixture.create({ venue_id, trainer_id: trainer.body.id });
  await post(`/${id}/archive`);
  await fixture.asStaff.post(`/partner/trainers/${trainer.body.id}/archive`, {});
  await db.updateTable('venues').set({ status: 'archived' }).where('id', '=', venue_id).execute();
  expect((await post(`/${id}/restore`)).body.errors[0]).toMatchObject({
    field: 'venue_id',
    code: 'venue_archived',
  });
  await db.updateTable('venues').set({ status: 'published' }).where('id', '=', venue_id).execute();
  expect((await post(`/${id}/restore`)).body).toMatchObject({ status: 'draft', trainer_id: null });
});

test('archiving can leave booked classes to take place', async () => {
  const { id } = await fixture.create();
  const [first] = await fixture.sessionsOf(id);
  await (await fixture.createMember()).book(first?.id ?? '');
  await post(`/${id}/archive`, { apply_to_booked: false });
  expect(await fixture.sessionsOf(id)).toMatchObject([{ id: first?.id, status: 'scheduled' }]);
});

test('creating, publishing and archiving are in the audit log', async () => {
  const { id } = await fixture.create({ draft: true });
  await post(`/${id}/publish`);
  await post(`/${id}/archive`);
  const entries = await fixture.deps.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { action: 'create_class_template', after: { name: 'Reformer Flow', sessions: 0 } },
    { action: 'publish_class_template', after: { sessions: 8 } },
    { action: 'archive_class_template', after: { removed: 8, booked: 0 } },
  ]);
});
