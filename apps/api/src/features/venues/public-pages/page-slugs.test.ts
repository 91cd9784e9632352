import { describe, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aVenue } from '../../../../test/builders.ts';
import { findPageVenue } from './page-slugs.store.ts';

const slugOf = async (id: string) => (await findPageVenue(api.deps.db, id))?.slug;
const rename = (id: string, changes: { name?: string; city?: string }) =>
  api.deps.db.updateTable('venues').set(changes).where('id', '=', id).execute();

describe('the slug of a venue', () => {
  test.each([
    ['Atelier Süd', 'Zürich', 'atelier-sued-zuerich'],
    ['L’Œuvre & Co.', 'Genève', 'l-oeuvre-co-geneve'],
    ['Byblos Padel Club', 'Byblos', 'byblos-padel-club'],
    ['يوغا بيروت', 'Tyre', 'yoga-byrot-tyre'],
    ['***', 'Saida', 'venue-saida'],
    ['***', '', 'venue'],
    ['<script>alert(1)</script>', 'Zahlé', 'script-alert-1-script-zahle'],
  ])('of %s in %s is %s', async (name, city, slug) => {
    expect(await slugOf(await aVenue(api.deps.db, { name, city }))).toBe(slug);
  });

  test('is numbered for each further venue of one name, also when they are inserted at once', async () => {
    const { db } = api.deps;
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => aVenue(db, { name: 'Same', city: 'Tripoli' })),
    );
    const slugs = await Promise.all(ids.map(slugOf));
    expect(slugs.sort()).toEqual(
      ['same-tripoli', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `same-tripoli-${n}`)].sort(),
    );
  });

  test('stays as long as the name does, and its earlier one still finds a renamed venue', async () => {
    const { db } = api.deps;
    const id = await aVenue(db, { name: 'First Name', city: 'Tyre' });
    await db.updateTable('venues').set({ description: 'New' }).where('id', '=', id).execute();
    expect(await slugOf(id)).toBe('first-name-tyre');
    await rename(id, { name: 'Second Name' });
    expect(await slugOf(id)).toBe('second-name-tyre');
    expect(await findPageVenue(db, 'first-name-tyre')).toMatchObject({
      id,
      slug: 'second-name-tyre',
    });
    await rename(id, { name: 'First Name' });
    expect(await slugOf(id)).toBe('first-name-tyre');
    expect(await findPageVenue(db, 'second-name-tyre')).toMatchObject({ slug: 'first-name-tyre' });
  });

  test('is never given to another venue while an old link may use it', async () => {
    const { db } = api.deps;
    const renamed = await aVenue(db, { name: 'Moved', city: 'Tyre' });
    await rename(renamed, { name: 'Gone' });
    expect(await slugOf(await aVenue(db, { name: 'Moved', city: 'Tyre' }))).toBe('moved-tyre-2');
    expect(await findPageVenue(db, 'moved-tyre')).toMatchObject({ id: renamed });
  });

  test('finds published venues only', async () => {
    const { db } = api.deps;
    await aVenue(db, { name: 'Draft', city: 'Tyre', status: 'draft' });
    await aVenue(db, { name: 'Archived', city: 'Tyre', status: 'archived' });
    expect(await findPageVenue(db, 'draft-tyre')).toBeNull();
    expect(await findPageVenue(db, 'archived-tyre')).toBeNull();
    expect(await findPageVenue(db, "x'; DROP TABLE venues")).toBeNull();
  });
});

test('two cities of one name differ by their country, a third spelling by a number', async () => {
  const { db } = api.deps;
  const citySlugOf = async (city: string, country_code: string) => {
    const id = await aVenue(db, { name: 'Any', city, country_code });
    return (await findPageVenue(db, id))?.city_slug;
  };
  expect(await citySlugOf('Sidon', 'LB')).toBe('sidon');
  expect(await citySlugOf('Sidon', 'LB')).toBe('sidon');
  expect(await citySlugOf('Sidon', 'US')).toBe('sidon-us');
  expect(await citySlugOf('SIDON', 'US')).toBe('sidon-3');
  expect(await citySlugOf('', 'LB')).toBeNull();
});
