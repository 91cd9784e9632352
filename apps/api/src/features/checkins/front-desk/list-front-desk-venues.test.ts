import { createOrganisation } from '@pulse/test-data';
import { expect } from 'vitest';
import { aMember, aVenue } from '../../../../test/builders.ts';
import { clientWithNewTokens, fixture, test } from '../../../../test/fixtures/booking-fixture.ts';

test('an organisation with more venues than a page reads them page by page', async () => {
  const { db } = fixture.deps;
  const organisation = await createOrganisation(db);
  // Two of one name: the id decides which of them comes first.
  for (const name of ['Corniche', 'Hamra', 'Hamra', 'Jbeil', 'Zahle'])
    await aVenue(db, { organisation_id: organisation, name });
  const staff = await clientWithNewTokens(
    fixture,
    await aMember(fixture.deps, { role: 'partner_staff', organisationId: organisation }),
  );
  const seen: { id: string; name: string }[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await staff.get(`/partner/venues?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.items);
    cursor = body.next_cursor;
  }
  expect(seen.map(({ name }) => name)).toEqual(['Corniche', 'Hamra', 'Hamra', 'Jbeil', 'Zahle']);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
  expect((await staff.get('/partner/venues?cursor=forged')).body.errors).toMatchObject([
    { field: 'cursor' },
  ]);
});
