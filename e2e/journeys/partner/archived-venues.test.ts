import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an archived venue comes last and says so, at the desk and in the week calendar', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const { organisationId } = venue;
  const both = [venue, await createVenue({ organisationId })];
  // By name it is the first.
  const [archived, open] = both.toSorted((a, b) => a.name.localeCompare(b.name));
  const partner = await createUser({ role: 'partner_admin', organisationId, plan: null });
  const device = await actAs(partner);
  await device.post(`/partner/venues/${archived?.id}/archive`, {});
  await signedInAs(partner);
  const names = [open?.name ?? '', `${archived?.name} (archived)`];

  await page.goto('/app/checkin-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: open?.name })).toBeVisible();
  await page.getByRole('button', { name: `Switch venue, now ${open?.name}` }).click();
  await expect(page.getByRole('option')).toContainText(names);

  await page.goto('/app/partner/class-schedule');
  const choice = page.getByRole('combobox', { name: 'Venue' });
  await expect(choice.locator('option')).toHaveText(['All venues', ...names]);
  await expect(choice.locator('option:checked')).toHaveText(open?.name ?? '');
});
