import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore, type EarlierDatabase } from './database-before-migration.ts';

let database: EarlierDatabase;
let client: EarlierDatabase['client'];
beforeAll(async () => {
  database = await databaseBefore('20261122-1091-give-classes-many-weekly-times.sql');
  ({ client } = database);
});
afterAll(() => database.close());

const count = async (statement: string) => (await client.query(statement)).rowCount;

test('existing classes keep their times, and a date may then have a second start', async () => {
  await client.query(`
    INSERT INTO organisations (name) VALUES ('Nafas');
    INSERT INTO venues (organisation_id, name, latitude, longitude, time_zone)
    SELECT id, 'Nafas', 33.9, 35.5, 'Asia/Beirut' FROM organisations;
    INSERT INTO class_templates (venue_id, name, activity, capacity, duration_minutes, weekdays,
      start_time, first_date)
    SELECT id, name, 'yoga', 8, 60, weekdays::smallint[], '18:30', '2026-01-05'
    FROM venues, (VALUES ('{4,1}'), ('{}')) AS times (weekdays);
    INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier, occurrence_date,
      local_date, local_minute, starts_at, ends_at, capacity)
    SELECT id, venue_id, name, 'yoga', 'standard', '2026-11-23', '2026-11-24', 600,
      '2026-11-24T08:00Z', '2026-11-24T09:00Z', 8
    FROM class_templates`);
  await database.migrate();
  const { rows } = await client.query(`SELECT t.weekly, t.version, t.draft, s.occurrence_minute
    FROM class_templates t JOIN class_sessions s ON s.class_template_id = t.id
    ORDER BY t.weekly`);
  const kept = { version: 1, draft: false, occurrence_minute: 18 * 60 + 30 };
  expect(rows).toEqual([
    { ...kept, weekly: [] },
    {
      ...kept,
      weekly: [
        { weekday: 1, start: '18:30' },
        { weekday: 4, start: '18:30' },
      ],
    },
  ]);
  const repeat = (minute: string) => `
    INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier, occurrence_date,
      occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity)
    SELECT class_template_id, venue_id, title, activity, tier, occurrence_date, ${minute},
      local_date, local_minute, starts_at, ends_at, capacity FROM class_sessions LIMIT 1`;
  await expect(count(repeat('occurrence_minute'))).rejects.toThrow(/one_per_occurrence/);
  expect(await count(repeat('occurrence_minute - 60'))).toBe(1);
});
