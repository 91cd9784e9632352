import { describe, expect, test } from 'vitest';
import { active, type Language, plain, states, wordsOf } from '../../../test/membership-states.ts';
import {
  type AllowanceKind,
  allowanceDateSentence,
  freeVisitsText,
  monthSentence,
  planDateSentence,
} from './membership-sentences.ts';

/** For each state: the plan's date, the month's number, its date, and what is neither used nor booked. */
const table: [string, Language, string, string, string, string][] = [
  [
    'active',
    'en',
    'renews 24 December',
    '15 of 16 visits left to book',
    'Starts again on Thursday 24 December.',
    'Free to book',
  ],
  [
    'active',
    'fr',
    'renouvellement le 24 décembre',
    '15 visites sur 16 à réserver',
    'Le compteur repart le jeudi 24 décembre.',
    'À réserver',
  ],
  [
    'active',
    'de',
    'verlängert sich am 24. Dezember',
    '15 von 16 Besuchen noch frei',
    'Beginnt neu am Donnerstag, 24. Dezember.',
    'Noch buchbar',
  ],
  [
    'changes with the renewal',
    'en',
    'becomes Basic on 24 December',
    '15 of 16 visits left to book',
    'Starts again on Thursday 24 December.',
    'Free to book',
  ],
  [
    'changes with the renewal',
    'fr',
    'devient Basic le 24 décembre',
    '15 visites sur 16 à réserver',
    'Le compteur repart le jeudi 24 décembre.',
    'À réserver',
  ],
  [
    'changes with the renewal',
    'de',
    'wird am 24. Dezember zu Basic',
    '15 von 16 Besuchen noch frei',
    'Beginnt neu am Donnerstag, 24. Dezember.',
    'Noch buchbar',
  ],
  [
    'yearly',
    'en',
    'renews 24 November 2027',
    '15 of 16 visits left to book',
    'Starts again on Thursday 24 December.',
    'Free to book',
  ],
  [
    'yearly',
    'fr',
    'renouvellement le 24 novembre 2027',
    '15 visites sur 16 à réserver',
    'Le compteur repart le jeudi 24 décembre.',
    'À réserver',
  ],
  [
    'yearly',
    'de',
    'verlängert sich am 24. November 2027',
    '15 von 16 Besuchen noch frei',
    'Beginnt neu am Donnerstag, 24. Dezember.',
    'Noch buchbar',
  ],
  [
    'cancelled but running',
    'en',
    'ends 24 December',
    '15 of 16 visits left',
    'Use them until 24 December.',
    'Left',
  ],
  [
    'cancelled but running',
    'fr',
    'prend fin le 24 décembre',
    '15 visites restantes sur 16',
    'À utiliser jusqu’au 24 décembre.',
    'Restantes',
  ],
  [
    'cancelled but running',
    'de',
    'endet am 24. Dezember',
    '15 von 16 Besuchen übrig',
    'Nutzbar bis 24. Dezember.',
    'Übrig',
  ],
  [
    'yearly, cancelled',
    'en',
    'ends 24 November 2027',
    '15 of 16 visits left',
    'Starts again on Thursday 24 December.',
    'Left',
  ],
  [
    'yearly, cancelled',
    'fr',
    'prend fin le 24 novembre 2027',
    '15 visites restantes sur 16',
    'Le compteur repart le jeudi 24 décembre.',
    'Restantes',
  ],
  [
    'yearly, cancelled',
    'de',
    'endet am 24. November 2027',
    '15 von 16 Besuchen übrig',
    'Beginnt neu am Donnerstag, 24. Dezember.',
    'Übrig',
  ],
  [
    'paused',
    'en',
    'paused until 8 December',
    '15 of 16 visits left',
    'On hold. Again from Tuesday 8 December.',
    'Left',
  ],
  [
    'paused',
    'fr',
    'en pause jusqu’au 8 décembre',
    '15 visites restantes sur 16',
    'En attente. De nouveau à partir du mardi 8 décembre.',
    'Restantes',
  ],
  [
    'paused',
    'de',
    'pausiert bis 8. Dezember',
    '15 von 16 Besuchen übrig',
    'Ruht. Wieder ab Dienstag, 8. Dezember.',
    'Übrig',
  ],
  [
    'paused and cancelled',
    'en',
    'paused until 8 December',
    '15 of 16 visits left',
    'On hold. Again from Tuesday 8 December.',
    'Left',
  ],
  [
    'past due',
    'en',
    'not paid: open until 1 December',
    '15 of 16 visits left',
    'Open until 1 December if the renewal is not paid.',
    'Left',
  ],
  [
    'past due',
    'fr',
    'impayé : utilisable jusqu’au 1er décembre',
    '15 visites restantes sur 16',
    'Utilisable jusqu’au 1er décembre si le renouvellement n’est pas payé.',
    'Restantes',
  ],
  [
    'past due',
    'de',
    'nicht bezahlt: nutzbar bis 1. Dezember',
    '15 von 16 Besuchen übrig',
    'Nutzbar bis 1. Dezember, wenn die Verlängerung nicht bezahlt wird.',
    'Übrig',
  ],
  [
    'given',
    'en',
    'ends 24 December',
    '15 of 16 visits left',
    'Use them until 24 December.',
    'Left',
  ],
  [
    'given',
    'fr',
    'prend fin le 24 décembre',
    '15 visites restantes sur 16',
    'À utiliser jusqu’au 24 décembre.',
    'Restantes',
  ],
  [
    'given',
    'de',
    'endet am 24. Dezember',
    '15 von 16 Besuchen übrig',
    'Nutzbar bis 24. Dezember.',
    'Übrig',
  ],
];

describe.each(table)('%s, %s', (state, language, date, number, resets, free) => {
  const membership = states[state] ?? active;
  const { words } = wordsOf[language];
  test('the sentences of the plan and its month', () => {
    expect(plain(planDateSentence(membership, words))).toBe(date);
    expect(plain(monthSentence(membership, words))).toBe(number);
    expect(plain(allowanceDateSentence('month', membership, words))).toBe(resets);
    expect(freeVisitsText(membership, words)).toBe(free);
  });
});

test.each(Object.keys(states))(
  'no plan that stands still or stops says that it renews: %s',
  (state) => {
    const membership = states[state] ?? active;
    for (const { words } of Object.values(wordsOf))
      for (const kind of ['month', 'plus', 'today'] as AllowanceKind[]) {
        const sentence = allowanceDateSentence(kind, membership, words);
        expect(sentence).not.toMatch(/\{\{|undefined|^usage\./);
        if (
          membership.renewal === null &&
          membership.billing_interval === 'month' &&
          kind !== 'today'
        )
          expect(sentence).not.toMatch(/again on|repart|neu am/);
      }
  },
);
