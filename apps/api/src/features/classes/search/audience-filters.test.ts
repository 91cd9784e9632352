import { expect } from 'vitest';
import { fixture, test } from '../../../../test/fixtures/class-template-fixture.ts';

test.beforeAll(async () => {
  await fixture.create({ name: 'Unstated' });
  await fixture.create({ name: 'Everybody', level: 'all', language: 'fr' });
  await fixture.create({ name: 'First Steps', level: 'beginner', language: 'ar' });
  await fixture.create({ name: 'Hard', level: 'advanced', language: 'fr', women_only: true });
});

const MONDAY = '2026-11-23';

async function titlesOf(filter: string): Promise<string[]> {
  const { body } = await fixture.asStaff.get(
    `/class-sessions?date=${MONDAY}&near=33.89,35.5&radius_km=30&limit=100&${filter}`,
  );
  return body.items.map(({ title }: { title: string }) => title).sort();
}

async function titlesInVenues(filter: string): Promise<string[]> {
  const { body } = await fixture.asStaff.get(
    `/venues-with-classes?date=${MONDAY}&near=33.89,35.5&radius_km=30&${filter}`,
  );
  return body.items
    .flatMap(({ sessions }: { sessions: { title: string }[] }) =>
      sessions.map(({ title }) => title),
    )
    .sort();
}

test.each([
  ['level=beginner', ['Everybody', 'First Steps']],
  ['level=intermediate', ['Everybody']],
  ['language=fr', ['Everybody', 'Hard']],
  ['language=ar,fr', ['Everybody', 'First Steps', 'Hard']],
  ['women_only=true', ['Hard']],
  ['level=advanced&language=fr&women_only=true', ['Hard']],
  ['level=beginner&women_only=true', []],
])(
  '%s finds what states so, in both lists, and never what states nothing',
  async (filter, titles) => {
    expect(await titlesOf(filter)).toEqual(titles);
    expect(await titlesInVenues(filter)).toEqual(titles);
  },
);

test('a level or language that does not exist is refused or found nowhere', async () => {
  const { status, body } = await fixture.asStaff.get('/class-sessions?level=all');
  expect([status, body.errors[0].field]).toEqual([400, 'level']);
  expect(await titlesOf('language=xx')).toEqual([]);
});

test('without results, each of these filters says what removing it would find', async () => {
  const { body } = await fixture.asStaff.get(
    `/venues-with-classes/suggestions?date=${MONDAY}&near=33.89,35.5&radius_km=30&level=beginner&language=de&women_only=true`,
  );
  expect(body.filter_impacts.map(({ filter }: { filter: string }) => filter).sort()).toEqual([
    'language',
    'level',
    'women_only',
  ]);
  const two = await fixture.asStaff.get(
    `/venues-with-classes/suggestions?date=${MONDAY}&near=33.89,35.5&radius_km=30&level=beginner&women_only=true`,
  );
  expect(two.body.filter_impacts).toEqual(
    expect.arrayContaining([
      { filter: 'level', venues: 1 },
      { filter: 'women_only', venues: 1 },
    ]),
  );
});

test('a class tells on its sheet for whom it is, what to bring, and who gives it', async () => {
  const template = await fixture.create({
    name: 'Prenatal',
    level: 'beginner',
    language: 'en',
    women_only: true,
    what_to_bring: 'Two cushions.',
  });
  const [session] = await fixture.sessionsOf(template.id);
  const { body } = await fixture.asStaff.get(`/class-sessions/${session?.id}`);
  expect(body).toMatchObject({
    level: 'beginner',
    language: 'en',
    women_only: true,
    what_to_bring: 'Two cushions.',
    trainer_id: null,
  });
});

test('what a class states follows a change, at its sessions without a booking', async () => {
  const template = await fixture.create({ name: 'Changing', level: 'advanced' });
  const change = { version: 1, level: 'all', language: 'de', women_only: true };
  const path = `/partner/class-templates/${template.id}`;
  const preview = await fixture.asStaff.post(`${path}/preview`, change);
  expect(preview.body.at_once.changed).toBe(8);
  const changed = await fixture.asStaff.patch(path, { ...change, what_to_bring: 'Socks.' });
  expect(changed.body).toMatchObject({ level: 'all', language: 'de', what_to_bring: 'Socks.' });
  const sessions = await fixture.sessionsOf(template.id);
  expect(sessions.map(({ level, language, women_only }) => [level, language, women_only])).toEqual(
    sessions.map(() => ['all', 'de', true]),
  );
  const stale = await fixture.asStaff.patch(path, { version: 1, level: null });
  expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
});

test('what cannot be stated is refused at its field', async () => {
  const template = await fixture.create({ name: 'Faulty' });
  for (const [field, value] of [
    ['level', 'expert'],
    ['language', 'xx'],
    ['what_to_bring', 'x'.repeat(301)],
    ['women_only', 'yes'],
  ] as const) {
    const { status, body } = await fixture.asStaff.patch(
      `/partner/class-templates/${template.id}`,
      { version: 1, [field]: value },
    );
    expect([status, body.errors[0].field]).toEqual([400, field]);
  }
});
