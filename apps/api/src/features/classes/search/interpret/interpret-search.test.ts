import { expect } from 'vitest';
import { api, test } from '../../../../../test/api-test.ts';
import { aClassSession, aClassTemplate } from '../../../../../test/builders/classes.ts';
import { aTrainer, aVenue } from '../../../../../test/builders/venues.ts';

let rania: string;

// Monday, 12:00 in Beirut and 11:00 in Zürich.
test.beforeAll(async () => {
  api.clock.set('2026-11-23T10:00:00Z');
  const { db } = api.deps;
  const at = (name: string, overrides: Parameters<typeof aVenue>[1]) =>
    aVenue(db, { name, ...overrides });
  const zurich = { city: 'Zürich', country_code: 'CH', time_zone: 'Europe/Zurich' };
  const nafas = await at('Nafas Studio', { district: 'Hamra' });
  const souk = await at('Souk Yoga', { city: 'Batroun', latitude: 34.2553, longitude: 35.6581 });
  const limmat = await at('Limmat Studio', { ...zurich, latitude: 47.37, longitude: 8.54 });
  await at('Jounieh Swim', { city: 'Jounieh', latitude: 33.9808, longitude: 35.6178 });
  rania = await aTrainer(db, { venue_id: nafas, name: 'Rania Haddad' });
  const ziad = await aTrainer(db, { venue_id: souk, name: 'Ziad Kassab' });
  const give = async (
    venue_id: string,
    name: string,
    trainer_id: string | null,
    days: string[],
  ) => {
    const class_template_id = await aClassTemplate(db, { venue_id, name, trainer_id });
    for (const day of days)
      await aClassSession(db, {
        venue_id,
        class_template_id,
        trainer_id,
        title: name,
        starts_at: `2026-${day}T16:00:00Z`,
      });
  };
  await give(nafas, 'Slow Flow', rania, ['11-23', '11-25', '12-01']);
  await give(nafas, 'Slow Flow Express', null, ['11-24']);
  await give(souk, 'Harbour Flow', ziad, ['11-26']);
  await give(limmat, 'Lake Yoga', null, ['11-23', '11-30']);
  // Another trainer gives one class of Rania's, and she gives one of theirs.
  await db
    .updateTable('class_sessions')
    .set({ trainer_id: null })
    .where('local_date', '=', '2026-12-01')
    .execute();
});

const inBeirut = 'near=33.892,35.51';
const interpret = async (q: string, where = inBeirut) => {
  const query = `q=${encodeURIComponent(q)}&${where}`;
  const { status, body } = await api.anonymous.get(`/search?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const listed = async (query: string) => (await api.anonymous.get(`/class-sessions?${query}`)).body;

test.each(['yoga zurich monday evening', 'yoga zürich lundi soir', 'Yoga Zürich Montag Abend'])(
  '"%s" is understood as an activity, an area, its next Monday and the evening',
  async (text) => {
    expect((await interpret(text)).understood).toMatchObject({
      activities: ['yoga'],
      area: { name: 'Zürich', country_code: 'CH', venues: 1, radius_km: 15 },
      date: '2026-11-23',
      from_time: '17:00',
      to_time: null,
      text: '',
    });
  },
);

test('a day is a date in the zone of the area that the text names', async () => {
  // Tuesday 00:30 in Beirut, Monday 23:30 in Zürich.
  api.clock.set('2026-11-23T22:30:00Z');
  const dates = await Promise.all(
    ['yoga tomorrow', 'yoga tomorrow zurich'].map(
      async (text) => (await interpret(text)).understood,
    ),
  );
  api.clock.set('2026-11-23T10:00:00Z');
  expect(dates.map(({ date }) => date)).toEqual(['2026-11-25', '2026-11-24']);
});

test.each([
  ['Zurich', 'Zürich'],
  ['zuerich', 'Zürich'],
  ['Beyrouth', 'Beirut'],
  ['beyrut', 'Beirut'],
  ['batroun', 'Batroun'],
  ['بيروت', 'Beirut'],
  ['جونيه', 'Jounieh'],
  ['البترون', 'Batroun'],
  ['بترون', 'Batroun'],
  ['زيورخ', 'Zürich'],
  ['hamra', 'Hamra'],
])('"%s" is the area %s', async (text, name) => {
  const { understood, areas } = await interpret(text);
  expect(understood).toMatchObject({ area: { name }, text: '' });
  expect(areas.map((area: { name: string }) => area.name)).toEqual([name]);
});

test('an area has as many venues as the list that it leads to', async () => {
  const { areas } = await interpret('bat');
  expect(areas).toHaveLength(1);
  const [{ name, latitude, longitude, radius_km, venues }] = areas;
  expect(name).toBe('Batroun');
  const { body } = await api.anonymous.get(
    `/venues-with-classes?date=2026-11-23&near=${latitude},${longitude}&radius_km=${radius_km}`,
  );
  expect(body.total).toBe(venues);
});

test('a coach is found by any name, with as many classes as the list of the coach has', async () => {
  const { coaches, understood } = await interpret('rania');
  expect(coaches).toEqual([
    { id: rania, name: 'Rania Haddad', classes: 2, next_date: '2026-11-23', area: null },
  ]);
  expect(understood).toMatchObject({ coach: null, text: 'rania' });
  const around = `date=2026-11-23&days=14&${inBeirut}`;
  const byCoach = await listed(`${around}&trainer_id=${rania}`);
  expect(byCoach.items).toHaveLength(2);
  expect((await listed(`${around}&q=rania`)).items).toEqual(byCoach.items);
  expect((await listed(`${around}&q=slow%20haddad`)).items).toEqual(byCoach.items);
});

test('a class is found by the trainer who gives it, not by the one it usually has', async () => {
  const { items } = await listed('date=2026-12-01&q=rania');
  expect(items).toEqual([]);
  expect((await listed('date=2026-12-01&q=slow')).items).toHaveLength(1);
});

test('the full name of a coach elsewhere is that coach, with the place of the classes', async () => {
  const { understood } = await interpret('Ziad Kassab');
  expect(understood.coach).toMatchObject({
    name: 'Ziad Kassab',
    classes: 1,
    next_date: '2026-11-26',
    area: { name: 'Batroun', latitude: 34.2553 },
  });
});

test('only venues with a class of the coach are listed, and the coach has a public name', async () => {
  const { body } = await api.anonymous.get(
    `/venues-with-classes?date=2026-11-25&${inBeirut}&trainer_id=${rania}`,
  );
  expect(body.items.map((item: { venue: { name: string } }) => item.venue.name)).toEqual([
    'Nafas Studio',
  ]);
  expect((await api.anonymous.get(`/trainers/${rania}`)).body).toMatchObject({
    id: rania,
    name: 'Rania Haddad',
  });
  const hidden = await aVenue(api.deps.db, { name: 'Hidden', status: 'draft' });
  const unknown = await aTrainer(api.deps.db, { venue_id: hidden, name: 'Nobody' });
  expect((await api.anonymous.get(`/trainers/${unknown}`)).status).toBe(404);
});

test('names of classes are counted as the list that they lead to', async () => {
  const { classes } = await interpret('slow');
  expect(classes).toEqual([
    { name: 'Slow Flow', activity: 'yoga', classes: 4, next_date: '2026-11-23' },
    { name: 'Slow Flow Express', activity: 'yoga', classes: 1, next_date: '2026-11-24' },
  ]);
  for (const { name, classes: count } of classes) {
    const query = `date=2026-11-23&days=14&${inBeirut}&q=${encodeURIComponent(name)}`;
    expect((await listed(query)).items, name).toHaveLength(count);
  }
});

test('venues are found by their name, with their classes', async () => {
  expect((await interpret('nafas')).venues).toMatchObject([
    { name: 'Nafas Studio', city: 'Beirut', district: 'Hamra', classes: 4 },
  ]);
});

test.each([
  ['zurch', 'Zürich'],
  ['yoga battroun monday', 'yoga Batroun monday'],
  ['ranya', 'Rania'],
  ['yogga', 'yoga'],
  ['limat studio', 'Limmat studio'],
])('"%s" asks whether "%s" is meant', async (text, expected) => {
  expect((await interpret(text)).did_you_mean).toBe(expected);
});

test('text that something begins with, and text like nothing, is not corrected', async () => {
  for (const text of ['zur', 'nafas', 'Rania', 'yoga zurich', 'qqqqqqqq'])
    expect((await interpret(text)).did_you_mean, text).toBeNull();
});

test('odd text is answered, and an empty one refused', async () => {
  for (const text of ["'; --", '½ %_', '((((', 'ـــ', '\\m', 'ﷺ ١٢', 'a'.repeat(100)])
    expect((await interpret(text)).areas, text).toEqual([]);
  expect((await api.anonymous.get('/search?q=%20')).status).toBe(400);
  expect((await api.anonymous.get(`/search?q=${'a'.repeat(101)}`)).status).toBe(400);
});

test('an area follows its venues: it appears, moves and disappears with them', async () => {
  const { db } = api.deps;
  const id = await aVenue(db, { name: 'Late', city: 'Faraya', latitude: 34.01, longitude: 35.81 });
  expect((await interpret('faraya')).understood.area).toMatchObject({ latitude: 34.01 });
  await db.updateTable('venues').set({ latitude: 34.02 }).where('id', '=', id).execute();
  expect((await interpret('faraya')).understood.area).toMatchObject({ latitude: 34.02 });
  await db.updateTable('venues').set({ status: 'archived' }).where('id', '=', id).execute();
  expect((await interpret('faraya')).understood.area).toBeNull();
});
