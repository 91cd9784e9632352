import type { SearchInterpretation } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import type { Language } from '#locales/languages.ts';
import type { PreviewCity } from '../city-preview/preview-cities.ts';
import { toSuggestions } from './search-suggestions.ts';

const place = { latitude: 48.2, longitude: 16.37, radius_km: 15 };
const area = (name: string, city: string) => ({ ...place, name, city, venues: 3 });
const found = {
  understood: { activities: ['yoga'], area: area('Wien', 'Wien'), text: '' },
  areas: [area('Saida', 'Saida'), area('Neubau', 'Wien')],
  coaches: [{ id: 'c', name: 'Lea', area: area('Wien', 'Wien'), classes: 2, next_date: null }],
  classes: [],
  venues: [{ id: 'v', name: 'Halle', city: 'Wien', district: '', classes: 2 }],
} as unknown as SearchInterpretation;
const form = { dataset: { activities: '{"yoga":"Yoga"}' } } as unknown as HTMLFormElement;

test.each([
  ['en', 'Sidon', 'Vienna'],
  ['fr', 'Saïda', 'Vienne'],
  ['de', 'Sidon', 'Wien'],
] as [Language, string, string][])(
  'suggestions name cities in the language of the page, %s, and link to them as before',
  (language, sidon, vienna) => {
    const city = { ...place, name: 'Wien' } as unknown as PreviewCity;
    const suggestions = toSuggestions(form, found, { text: 'yoga wien', city, language });
    const text = suggestions.map(({ name, note }) => `${name} ${note}`);
    expect(text[0]).toContain(`Yoga · ${vienna}`);
    expect(text[1]).toMatch(new RegExp(`^${sidon} `));
    for (const line of text.slice(2)) expect(line).toContain(vienna);
    expect(suggestions[1]?.href).toContain('city=Saida');
  },
);
