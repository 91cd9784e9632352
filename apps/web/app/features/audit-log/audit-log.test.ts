import { readdirSync, readFileSync } from 'node:fs';
import { SECURITY_EVENTS } from '@pulse/domain';
import { expect, test } from 'vitest';
import { ACTIONS, namedAction, readableAction } from './action-names.ts';
import { auditFiltersOf, auditParamsOf } from './audit-filters.ts';
import { listChanges } from './list-changes.ts';
import { keyOfWord } from './technical-words.ts';

const folder = new URL('../../locales/', import.meta.url);
const namesIn = (language: string): string[] => {
  const text = readFileSync(new URL(`${language}/platform-audit.json`, folder), 'utf8');
  return Object.keys(JSON.parse(text).action);
};

/** The sources of the server that write to the log. */
function readSources(): string[] {
  const source = new URL('../../../../api/src/', import.meta.url);
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(new URL(path, source), 'utf8'))
    .filter((text) => text.includes('/audit.sql.ts'));
}

test('every kind of subject that is written has a name', () => {
  const written = readSources()
    .flatMap((text) => [...text.matchAll(/\bsubject: \{ type: '([a-z_]+)'/g)])
    .map(([, type = '']) => type);
  expect(new Set(written).size).toBeGreaterThan(12);
  expect(written.filter((type) => !keyOfWord('subjectType', type))).toEqual([]);
});

test('every action that is written has a name in each language', () => {
  const written = readSources()
    .flatMap((text) => [...text.matchAll(/\baction: ([^\n]*)/g)])
    .flatMap(([, value = '']) => [...value.matchAll(/'([a-z_]+)'/g)])
    .map(([, action = '']) => action);
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((action) => !namedAction(action))).toEqual([]);
  for (const language of ['en', 'fr', 'de'])
    expect(namesIn(language).sort()).toEqual(Object.values(ACTIONS).flat().sort());
});

test('the security events are those of the domain', () => {
  expect([...ACTIONS.security].sort()).toEqual([...SECURITY_EVENTS].sort());
});

test('an action without a name is readable all the same', () => {
  expect(readableAction('move_everything')).toBe('Move everything');
});

test('what changed is listed, what stayed is not', () => {
  const before = { role: 'member', plan: 'plus', price: { amount_minor: 1 } };
  const after = { role: 'ops', plan: 'plus', price: { amount_minor: 2 }, reason: 'New job' };
  expect(listChanges(before, after)).toEqual([
    { field: 'role', before: 'member', after: 'ops' },
    { field: 'price', before: '{"amount_minor":1}', after: '{"amount_minor":2}' },
    { field: 'reason', before: null, after: 'New job' },
  ]);
  expect(listChanges(null, null)).toEqual([]);
});

test('filters are read from the address and written into it; anything else there is ignored', () => {
  const person = '00000000-0000-4000-8000-000000000000';
  const filters = auditFiltersOf(
    new URLSearchParams(`person=${person}&action=sign_in&from=2026-02-30&kind=x&to=2026-11-22`),
  );
  expect(filters).toEqual({ person, action: 'sign_in', to: '2026-11-22' });
  expect(auditParamsOf({ ...filters, from: '' })).toEqual({
    person,
    action: 'sign_in',
    to: '2026-11-22',
  });
  expect(auditFiltersOf(new URLSearchParams('person=me&subject_type=A&subject_id=1'))).toEqual({});
});
