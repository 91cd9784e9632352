import { DESK_SENTENCES, REFUSAL_CODES } from '@pulse/domain';
import { describe, expect, test } from 'vitest';
import de from '../../locales/de/errors.json' with { type: 'json' };
import en from '../../locales/en/errors.json' with { type: 'json' };
import fr from '../../locales/fr/errors.json' with { type: 'json' };
import { hasTranslation, type Language, translate } from './translate.ts';

const refusals: Record<Language, Record<string, string>> = {
  en: en.refusals,
  fr: fr.refusals,
  de: de.refusals,
};
const withoutPlural = (key: string) => key.replace(/_(zero|one|many|other)$/, '');

describe.each(['en', 'fr', 'de'] as const)('in %s', (language) => {
  test('every refusal code has a sentence, with and without its details', () => {
    for (const code of REFUSAL_CODES) {
      expect(hasTranslation(`refusals.${code}`), code).toBe(true);
      const plain = translate(language, `refusals.${code}`);
      expect(plain, code).not.toMatch(/refusals\.|\{\{|undefined|null/);
    }
  });

  test('every sentence that needs details has a plain form for when they are missing', () => {
    for (const [key, sentence] of Object.entries(refusals[language]))
      if (sentence.includes('{{'))
        expect(refusals[language], key).toHaveProperty(`${withoutPlural(key)}_plain`);
  });

  test('the sentences are the same as in English', () => {
    const keys = (sentences: Record<string, string>) => [
      ...new Set(Object.keys(sentences).map(withoutPlural)),
    ];
    expect(keys(refusals[language])).toEqual(keys(refusals.en));
  });
});

describe.each(['en', 'fr', 'de'] as const)('the front desk in %s', (language) => {
  const desk: Record<string, string> = { en, fr, de }[language].desk;

  test('has a sentence for every answer, and no other', () => {
    expect(Object.keys(desk).sort()).toEqual([...DESK_SENTENCES].sort());
  });

  test.each(DESK_SENTENCES)('%s names the member and is complete', (sentence) => {
    const said = translate(language, `desk.${sentence}`, {
      name: 'Salma Haddad',
      title: 'Vinyasa Flow',
      start: '18:30',
      opens: '18:00',
      closes: '18:45',
      until: '18:20',
      used: '18:07',
      was: '18:00',
      position: 2,
      waitlisted: 3,
      resets_at: '2026-12-01T00:00:00.000Z',
      booking: { title: 'Boxing' },
      time_zone: 'Asia/Beirut',
    });
    expect(said).not.toMatch(/\{\{|undefined|null/);
    if (sentence !== 'code_unknown') expect(said).toContain('Salma Haddad');
    // A sentence about what is not possible, and one or more about what is.
    expect(said.length, said).toBeGreaterThan(40);
  });
});

test('instants are formatted as day and time in the venue’s time zone, in each language', () => {
  const details = { opens_at: '2026-11-21T16:00:00.000Z', time_zone: 'Asia/Beirut' };
  expect(translate('en', 'refusals.booking_not_open', details)).toBe(
    'Booking opens on Saturday 21 November at 18:00.',
  );
  expect(translate('fr', 'refusals.booking_not_open', details)).toBe(
    'Les réservations ouvrent samedi 21 novembre à 18:00.',
  );
  expect(translate('de', 'refusals.booking_not_open', details)).toBe(
    'Die Buchung öffnet am Samstag, 21. November um 18:00.',
  );
});

test('an instant without a zone is labelled as UTC', () => {
  const details = { opens_at: '2026-11-21T16:00:00.000Z' };
  expect(translate('en', 'refusals.booking_not_open', details)).toContain('16:00 UTC');
});

test('a limit selects the plural form, and no limit has a sentence of its own', () => {
  const details = { resets_at: '2026-12-01T00:00:00.000Z', time_zone: 'UTC' };
  expect(translate('en', 'refusals.daily_limit_reached', { limit: 1, ...details })).toContain(
    '1 class a day',
  );
  expect(translate('en', 'refusals.daily_limit_reached', { limit: 2, ...details })).toContain(
    '2 classes',
  );
  expect(translate('fr', 'refusals.plus_limit_reached', { limit: 0, ...details })).toBe(
    'Votre formule ne comprend pas les lieux et cours Plus.',
  );
});

test.each([
  [1, 'in 1 second.', 'in 1 Sekunde noch', 'dans 1 seconde.'],
  [119, 'in 119 seconds.', 'in 119 Sekunden noch', 'dans 119 secondes.'],
  [121, 'in 3 minutes.', 'in 3 Minuten noch', 'dans 3 minutes.'],
  [86_399, 'in 24 hours.', 'in 24 Stunden noch', 'dans 24 heures.'],
])('%i seconds to wait are said in a unit that people count in', (seconds, en, de, fr) => {
  const said = (language: Language) =>
    translate(language, 'refusals.rate_limited', { retry_after_seconds: seconds });
  expect(said('en')).toContain(en);
  expect(said('de')).toContain(de);
  expect(said('fr').replaceAll('\u00a0', ' ')).toContain(fr);
});

test('a detail that is null leads to the plain sentence', () => {
  expect(translate('en', 'refusals.overlapping_booking', { booking: null })).toBe(
    'This overlaps with another class you have booked.',
  );
  expect(translate('en', 'refusals.no_show_restriction', { until: null })).toContain('for now');
});

test('the same refusal of a link names what the link was for', () => {
  expect(translate('en', 'refusals.link_expired', { purpose: 'reset_password' })).toBe(
    'Password reset link has expired. Please request a new one.',
  );
});

test('the sentence about a full class with one place is singular', () => {
  const full = (language: Language, capacity: number) =>
    translate(language, 'refusals.class_full', { capacity });
  expect(full('en', 1)).toBe('This class is full: its only place is taken.');
  expect(full('fr', 1)).toBe('Ce cours est complet : sa seule place est prise.');
  expect(full('de', 1)).toBe('Dieser Kurs ist voll: Sein einziger Platz ist vergeben.');
  expect(full('de', 12)).toBe('Dieser Kurs ist voll: Alle 12 Plätze sind vergeben.');
});
