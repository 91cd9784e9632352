import 'temporal-polyfill/global';
import type { PartnerClassSession } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { groupByTemplate } from './group-by-template.ts';

const session = (change: Partial<PartnerClassSession>): PartnerClassSession => ({
  id: 's1',
  class_template_id: 't1',
  venue_id: 'v1',
  title: 'Vinyasa Flow',
  starts_at: '2026-11-21T16:30:00Z',
  ends_at: '2026-11-21T17:30:00Z',
  time_zone: 'Asia/Beirut',
  local_date: '2026-11-21',
  local_start: '18:30',
  capacity: 16,
  booked: 0,
  arrived: 0,
  waitlisted: 0,
  status: 'scheduled',
  cancel_reason: null,
  trainer_id: null,
  trainer_name: 'Lina',
  flags: [],
  ...change,
});

test('sessions of one template become one entry with its times, weekdays from Monday and trainers', () => {
  const templates = groupByTemplate([
    session({}),
    session({ local_date: '2026-11-23', trainer_name: 'Omar' }),
    session({ local_date: '2026-11-28' }),
    session({ local_date: '2026-11-23', local_start: '07:00' }),
  ]);
  expect(templates).toEqual([
    {
      id: 't1',
      title: 'Vinyasa Flow',
      capacity: 16,
      trainers: ['Lina', 'Omar'],
      times: [
        { localStart: '18:30', dates: ['2026-11-23', '2026-11-21'] },
        { localStart: '07:00', dates: ['2026-11-23'] },
      ],
    },
  ]);
});

test('a template with only cancelled sessions is omitted, the others are sorted by title', () => {
  const templates = groupByTemplate([
    session({ status: 'cancelled' }),
    session({ class_template_id: 't2', title: 'Yin' }),
    session({ class_template_id: 't3', title: 'Ashtanga' }),
  ]);
  expect(templates.map(({ title }) => title)).toEqual(['Ashtanga', 'Yin']);
});
