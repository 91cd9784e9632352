import { createOrganisation } from '@pulse/test-data';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aClassSession, aClassTemplate, aMember, aVenue } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { changeTrainer } from './change-trainer.ts';
import { findTrainer } from './trainers.store.ts';

let organisation: string;
let staff: AuthenticatedUser;
let asStaff: TestClient;
beforeEach(async () => {
  api.clock.set('2026-11-21T12:00:00Z');
  organisation = await createOrganisation(api.deps.db);
  const user = await aMember(api.deps, { role: 'partner_staff', organisationId: organisation });
  staff = { ...user, sessionId: '' };
  asStaff = await api.clientFor(user);
});

async function create(name = 'Maya Haddad') {
  const { status, body } = await asStaff.post('/partner/trainers', { name, activities: ['yoga'] });
  expect(status).toBe(201);
  return body;
}

/** A weekly class of the trainer, with one session on this day at 16:00 UTC. */
async function aClassOf(trainer_id: string, day: string) {
  const { db } = api.deps;
  const venue_id = await aVenue(db, { organisation_id: organisation });
  const template = await aClassTemplate(db, { venue_id, trainer_id });
  const session = await aClassSession(db, {
    venue_id,
    trainer_id,
    class_template_id: template,
    starts_at: `${day}T16:00:00Z`,
  });
  return { template, session };
}
const trainersOf = async ({ template, session }: { template: string; session: string }) => {
  const { db } = api.deps;
  const [a, b] = await Promise.all([
    db.selectFrom('class_templates').select('trainer_id').where('id', '=', template).execute(),
    db.selectFrom('class_sessions').select('trainer_id').where('id', '=', session).execute(),
  ]);
  return [a[0]?.trainer_id, b[0]?.trainer_id];
};

test('staff add a trainer, change them and find them by name', async () => {
  const trainer = await create();
  expect(trainer).toMatchObject({ version: 1, bio: '', activities: ['yoga'], archived: false });
  const other = await create('Karim Aoun');
  const changed = await asStaff.patch(`/partner/trainers/${trainer.id}`, {
    version: 1,
    bio: 'Ten years of vinyasa.',
  });
  expect(changed.body).toEqual({ ...trainer, version: 2, bio: 'Ten years of vinyasa.' });
  const { body } = await asStaff.get('/partner/trainers?limit=1');
  expect(body.items).toEqual([other]);
  const next = await asStaff.get(`/partner/trainers?limit=1&cursor=${body.next_cursor}`);
  expect(next.body).toEqual({ items: [changed.body], next_cursor: null });
});

test('another organisation finds none of it', async () => {
  const { id } = await create();
  const stranger = await api.clientFor(
    await aMember(api.deps, {
      role: 'partner_admin',
      organisationId: await createOrganisation(api.deps.db),
    }),
  );
  const calls = [
    stranger.get(`/partner/trainers/${id}`),
    stranger.patch(`/partner/trainers/${id}`, { version: 1, name: 'Mine' }),
    stranger.post(`/partner/trainers/${id}/archive`, {}),
    stranger.post(`/partner/trainers/${id}/restore`),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await stranger.get('/partner/trainers')).body.items).toEqual([]);
});

test.each([
  ['no name', { name: ' ' }, 'name', 'string_too_small'],
  ['a name that turns direction', { name: '\u202Eayam' }, 'name', 'characters_not_allowed'],
  ['an unknown activity', { activities: ['curling'] }, 'activities.0', 'invalid_value'],
  ['an unknown field', { organisation_id: 'x' }, 'organisation_id', 'unrecognized_keys'],
])('%s is refused at the field', async (_, overrides, field, code) => {
  const form = { name: 'Maya', activities: [], ...overrides };
  const { status, body } = await asStaff.post('/partner/trainers', form);
  expect([status, body.errors[0]]).toMatchObject([400, { field, code }]);
});

test('of two who save at once, the second is refused', async () => {
  const { id } = await create();
  const saved = await Promise.all(
    ['First', 'Second'].map((name) =>
      asStaff.patch(`/partner/trainers/${id}`, { version: 1, name }),
    ),
  );
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(saved.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'version_conflict',
    details: { version: 2 },
  });
});

test('without the lock both would save, so the test above can fail', async () => {
  const { id } = await create();
  const bothRead = Promise.withResolvers<void>();
  let readers = 0;
  const saved = await Promise.all(
    ['First', 'Second'].map((name) =>
      changeTrainer(api.deps, staff, id, { version: 1, name }, async (...trainer) => {
        const row = await findTrainer(...trainer);
        readers += 1;
        if (readers === 2) bothRead.resolve();
        await bothRead.promise;
        return row;
      }),
    ),
  );
  expect(saved.filter((result) => !isRefusal(result))).toHaveLength(2);
});

test('a trainer without classes to come is archived and restored, twice without harm', async () => {
  const { id } = await create();
  const archive = () => asStaff.post(`/partner/trainers/${id}/archive`, {});
  expect((await archive()).body).toMatchObject({ archived: true, version: 2 });
  expect((await archive()).body).toMatchObject({ archived: true, version: 2 });
  expect((await asStaff.get('/partner/trainers?archived=false')).body.items).toEqual([]);
  expect((await asStaff.get('/partner/trainers?archived=true')).body.items).toHaveLength(1);
  const restore = () => asStaff.post(`/partner/trainers/${id}/restore`);
  expect((await restore()).body).toMatchObject({ archived: false, version: 3 });
  expect((await restore()).body).toMatchObject({ archived: false, version: 3 });
});

test('archiving names the classes to come, and a substitute takes them over', async () => {
  const { id } = await create();
  const past = await aClassOf(id, '2026-11-20');
  const coming = await aClassOf(id, '2026-11-23');
  expect(await asStaff.post(`/partner/trainers/${id}/archive`, {})).toMatchObject({
    status: 409,
    body: {
      code: 'trainer_has_classes',
      details: {
        sessions: 1,
        templates: 2,
        classes: [
          {
            title: 'Vinyasa Flow',
            starts_at: '2026-11-23T16:00:00.000Z',
            time_zone: 'Asia/Beirut',
          },
        ],
      },
    },
  });
  const substitute_id = (await create('Karim Aoun')).id;
  const archived = await asStaff.post(`/partner/trainers/${id}/archive`, { substitute_id });
  expect(archived.body).toMatchObject({ archived: true });
  expect(await trainersOf(coming)).toEqual([substitute_id, substitute_id]);
  // The past class keeps its trainer; its template goes on with the substitute.
  expect(await trainersOf(past)).toEqual([substitute_id, id]);
});

test('classes to come may go on without a trainer', async () => {
  const { id } = await create();
  const coming = await aClassOf(id, '2026-11-23');
  const answer = await asStaff.post(`/partner/trainers/${id}/archive`, { substitute_id: null });
  expect(answer.status).toBe(200);
  expect(await trainersOf(coming)).toEqual([null, null]);
});

test('a substitute is another trainer of the organisation who is not archived', async () => {
  const { id } = await create();
  await aClassOf(id, '2026-11-23');
  const gone = await create('Gone');
  await asStaff.post(`/partner/trainers/${gone.id}/archive`, {});
  const foreign = await api.deps.db
    .insertInto('trainers')
    .values({ organisation_id: await createOrganisation(api.deps.db), name: 'Foreign' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const archive = async (substitute_id: string) => {
    const { status, body } = await asStaff.post(`/partner/trainers/${id}/archive`, {
      substitute_id,
    });
    return [status, body.errors[0].field, body.errors[0].code];
  };
  expect(await archive(foreign.id)).toEqual([400, 'substitute_id', 'trainer_unknown']);
  expect(await archive(id.toUpperCase())).toEqual([400, 'substitute_id', 'trainer_unknown']);
  expect(await archive(gone.id)).toEqual([400, 'substitute_id', 'trainer_archived']);
});

test('of two trainers who are each to replace the other, one stays', async () => {
  const [one, other] = [await create('One'), await create('Other')];
  await aClassOf(one.id, '2026-11-23');
  await aClassOf(other.id, '2026-11-23');
  const archive = (id: string, substitute_id: string) =>
    asStaff.post(`/partner/trainers/${id}/archive`, { substitute_id });
  const answers = await Promise.all([archive(one.id, other.id), archive(other.id, one.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('changes of trainers are in the audit log', async () => {
  const { id } = await create();
  await asStaff.patch(`/partner/trainers/${id}`, { version: 1, name: 'Maya H.' });
  await asStaff.post(`/partner/trainers/${id}/archive`, {});
  await asStaff.post(`/partner/trainers/${id}/restore`);
  const entries = await api.deps.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { action: 'create_trainer', after: { name: 'Maya Haddad' } },
    { action: 'change_trainer', before: { name: 'Maya Haddad' }, after: { name: 'Maya H.' } },
    { action: 'archive_trainer', before: { archived: false }, after: { archived: true } },
    { action: 'restore_trainer' },
  ]);
});

test('the page of a coach names the published venues of their classes to come, and lists those', async () => {
  const { db } = api.deps;
  const { id } = await create('Coach With A Page');
  const inTown = await aVenue(db, { organisation_id: organisation, name: 'In Town' });
  const hidden = await aVenue(db, { organisation_id: organisation, status: 'draft' });
  const past = await aVenue(db, { organisation_id: organisation, name: 'Long Ago' });
  for (const [venue_id, starts_at] of [
    [inTown, '2026-11-24T16:00:00Z'],
    [inTown, '2026-11-25T16:00:00Z'],
    [hidden, '2026-11-24T18:00:00Z'],
    [past, '2026-11-20T16:00:00Z'],
  ] as const)
    await aClassSession(db, { venue_id, trainer_id: id, starts_at });
  const { body } = await api.anonymous.get(`/trainers/${id}`);
  expect(body).toMatchObject({
    name: 'Coach With A Page',
    bio: '',
    activities: ['yoga'],
    photo_url: null,
    venues: [{ id: inTown, name: 'In Town' }],
  });
  const classes = await api.anonymous.get(`/class-sessions?trainer_id=${id}`);
  expect(classes.body.items.map((one: { starts_at: string }) => one.starts_at)).toEqual([
    '2026-11-24T16:00:00.000Z',
    '2026-11-25T16:00:00.000Z',
  ]);
});

test('an archived coach, and one whose organisation has no published venue, have no page', async () => {
  const { id } = await create();
  expect((await api.anonymous.get(`/trainers/${id}`)).status).toBe(404);
  await aVenue(api.deps.db, { organisation_id: organisation });
  expect((await api.anonymous.get(`/trainers/${id}`)).status).toBe(200);
  await asStaff.post(`/partner/trainers/${id}/archive`, {});
  expect((await api.anonymous.get(`/trainers/${id}`)).status).toBe(404);
});
