import type { Page } from '@playwright/test';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';
import { fieldOf } from './explore-page.ts';

test('the venues viewed last are offered in the search field, open on a tap, and can be removed', async ({
  page,
  signedInAs,
}) => {
  const [first, second] = [await createVenue(), await createVenue()];
  await signedInAs(await createUser());
  for (const { id, name } of [first, second]) {
    await page.goto(`/app/venue/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => viewedVenues(page)).toContain(id);
  }

  await page.goto('/app/explore?city=Beirut&at=33.892,35.510');
  const options = page.getByRole('listbox', { name: 'Recently viewed' }).getByRole('option');
  await fieldOf(page).click();
  await expect(options).toHaveCount(2);
  await expect(options.nth(0)).toContainText(second.name);
  await expect(options.nth(1)).toContainText(first.name);

  await fieldOf(page).press('ArrowDown');
  await fieldOf(page).press('Delete');
  await expect(options).toHaveCount(1);
  expect(await viewedVenues(page)).not.toContain(second.id);
  await options.first().click();
  await expect(page).toHaveURL(new RegExp(`/app/venue/${first.id}`));
});

const viewedVenues = (page: Page) =>
  page.evaluate(() => localStorage.getItem('pulse_viewed_venues') ?? '');
