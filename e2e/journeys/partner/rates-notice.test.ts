import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('publishing without agreed rates says on both sides that visits are not paid', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const { organisationId } = venue;
  const partner = await createUser({ role: 'partner_admin', organisationId, plan: null });
  const device = await actAs(partner);
  await device.post(`/partner/venues/${venue.id}/archive`, {});
  const { version, missing } = await device.post<{ version: number; missing: string[] }>(
    `/partner/venues/${venue.id}/restore`,
    {},
  );
  const texts = { description: 'Yoga by the sea, in bright rooms.', address: 'Corniche 12' };
  const lacking = Object.entries(texts).filter(([field]) => missing.includes(field));
  await device.patch(`/partner/venues/${venue.id}`, { version, ...Object.fromEntries(lacking) });
  const published =
    'No rate is agreed for this venue: members book, and their visits are not paid.';

  await signedInAs(partner);
  await page.goto(`/partner/setup?venue=${venue.id}`);
  await expect(
    page.getByText('You can publish it, but visits are not paid until a rate is in force.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: `${venue.name} is published` })).toBeVisible();
  await expect(page.getByText(published)).toBeVisible();
  await expect(page.getByText(/never for days before/)).toBeVisible();

  // Ops find it among the published ones without a rate, and an admin proposes rates there.
  await signedInAs(await createUser({ role: 'admin', plan: null }));
  await page.goto('/app/admin/statements');
  const rates = page.getByRole('region', { name: 'Rates' });
  await rates.getByText('Published, no rate').click();
  await rates.getByRole('textbox').fill(venue.name);
  await rates.getByRole('button', { name: 'Find' }).click();
  const row = rates.getByRole('listitem').filter({ hasText: venue.name });
  await expect(
    row.getByText('Published without an agreed rate: members book, and the visits are not paid.'),
  ).toBeVisible();
  await row.getByRole('button', { name: /Propose rates/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Propose rates' });
  await sheet.getByLabel('Class attended', { exact: true }).fill('9');
  await sheet.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(sheet).toBeHidden();

  await signedInAs(partner);
  await page.goto(`/partner/setup?venue=${venue.id}`);
  await page.getByRole('link', { name: 'Read the proposed rates' }).click();
  const accept = page.getByRole('button', { name: /^Accept/ });
  await accept.click();
  // Stored before the page is left.
  await expect(accept).toHaveCount(0);
  await page.goto('/app/partner/dashboard');
  await expect(
    page.getByText(/^Visits are paid from .*before that day are not paid\.$/),
  ).toBeVisible();
});
