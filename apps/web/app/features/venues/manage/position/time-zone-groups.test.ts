import { expect, test } from 'vitest';
import { timeZoneGroups } from './time-zone-groups.ts';

const known = ['Africa/Cairo', 'America/Argentina/Buenos_Aires', 'Asia/Beirut', 'Asia/Dubai'];

test('zones stand in groups by region', () => {
  expect(timeZoneGroups('Asia/Beirut', known)).toEqual([
    { group: 'Africa', items: [{ value: 'Africa/Cairo', label: 'Cairo' }] },
    {
      group: 'America',
      items: [{ value: 'America/Argentina/Buenos_Aires', label: 'Argentina/Buenos Aires' }],
    },
    {
      group: 'Asia',
      items: [
        { value: 'Asia/Beirut', label: 'Beirut' },
        { value: 'Asia/Dubai', label: 'Dubai' },
      ],
    },
  ]);
});

test('a saved zone that the browser calls otherwise can still be seen', () => {
  expect(JSON.stringify(timeZoneGroups('Asia/Katmandu', known))).toContain('"Asia/Katmandu"');
});

test('zones stand under their present names, once each', () => {
  const old = ['America/Godthab', 'America/Nuuk', 'Asia/Calcutta', 'Europe/Kiev', 'Europe/Paris'];
  expect(timeZoneGroups('Europe/Paris', old)).toEqual([
    { group: 'America', items: [{ value: 'America/Nuuk', label: 'Nuuk' }] },
    { group: 'Asia', items: [{ value: 'Asia/Kolkata', label: 'Kolkata' }] },
    {
      group: 'Europe',
      items: [
        { value: 'Europe/Kyiv', label: 'Kyiv' },
        { value: 'Europe/Paris', label: 'Paris' },
      ],
    },
  ]);
  expect(timeZoneGroups('Asia/Calcutta', old)[1]).toEqual({
    group: 'Asia',
    items: [{ value: 'Asia/Calcutta', label: 'Kolkata' }],
  });
});

test('before one is chosen, none is selected', () => {
  expect(timeZoneGroups('', known)[0]).toEqual({ value: '', label: '–' });
});
