import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { activityIn } from './name-activity.ts';

test.each([
  ['Class,Day,Start time,End time,Coach,Places', 'title,weekday,start,end,trainer,capacity'],
  ['Cours;Jour;Début;Durée (min);Professeur', 'title,weekday,start,duration,trainer'],
  ['KURS;Wochentag;Beginn;Ende;Kursleitung;Plätze', 'title,weekday,start,end,trainer,capacity'],
  ['Datum,Von,Bis,Name,Kategorie', 'date,start,end,title,activity'],
])('%s is understood', (headings, fields) => {
  expect(guessColumns(headings.split(/[,;]/))).toEqual(fields.split(','));
});

test('an odd heading says nothing, and the second column of a field neither', () => {
  expect(guessColumns(['Was', 'Start', 'Start time', ''])).toEqual([null, 'start', null, null]);
});

test.each([
  ['Yoga Flow', 'yoga'],
  ['Boxe débutants', 'boxing'],
  ['Fussball-Training', 'football'],
  ['Paddle tennis', 'padel'],
  ['Yogalates', null],
  ['Reformer Flow', null],
])('%s names the activity %s', (name, activity) => {
  expect(activityIn(name)).toBe(activity);
});
