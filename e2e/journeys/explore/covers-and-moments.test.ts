import { browserOptions } from '../../fixtures/browser-options.ts';
import { archiveTown, createTown } from '../../fixtures/database/create-town.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addressOf, rowOf, venuesOf } from './explore-page.ts';

test.use({ launchOptions: browserOptions({ maps: true }) });

test('covers differ on a screen, a photo that fails leaves its cover, and booking turns the pin green', async ({
  page,
  signedInAs,
  consoleErrors,
  isMobile,
}) => {
  consoleErrors.allowStatus(404, '/api/v1/images/');
  const town = await createTown(8);
  const withPhoto = await createVenue({ photos: ['The hall'] });
  try {
    await signedInAs(await createUser());
    await page.goto(addressOf(town));
    await expect(rowOf(page, 'Isle 1')).toBeVisible();
    const covers = await venuesOf(page)
      .locator('[data-cover]')
      .evaluateAll((shown) => shown.map((cover) => cover.getAttribute('data-cover')));
    expect(covers.length).toBeGreaterThan(3);
    expect(new Set(covers).size).toBe(covers.length);
    await expect(rowOf(page, 'Isle 1').locator('[data-cover]')).toHaveText('I1');

    await rowOf(page, 'Isle 2')
      .getByRole('button', { name: /on the map$/ })
      .click();
    const pin = page.locator('[data-venue][data-state="selected"]');
    await expect(pin).toBeVisible();
    await expect(pin).not.toHaveAttribute('data-booked');
    if (isMobile) await page.getByRole('button', { name: 'Show 8 venues' }).click();
    await rowOf(page, 'Isle 2')
      .getByRole('button', { name: /Tide Flow$/ })
      .click();
    await page
      .getByRole('dialog', { name: 'Tide Flow' })
      .getByRole('button', { name: /^Book/ })
      .click();
    const done = page.getByRole('dialog', { name: 'You are booked' });
    await expect(done.locator('[data-filling] [data-kind="yours"]')).toHaveCount(1);
    await expect(pin).toHaveAttribute('data-booked');

    await page.goto(`/app/venue/${withPhoto.id}`);
    // The photo has no file: only the drawing is left, in its place.
    const cover = page.getByRole('region', { name: `Pictures of ${withPhoto.name}` });
    await expect(cover.getByRole('img', { name: 'The hall' })).toHaveAttribute('aria-label');
    const drawn = await cover
      .locator('[data-cover] img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(drawn).toBeGreaterThan(0);
  } finally {
    await archiveTown(town);
  }
});

test('a venue without a photo shows one cover, and nothing to leaf through', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue({ activities: ['yoga', 'breath', 'spa'] });
  await signedInAs(await createUser());
  await page.goto(`/app/venue/${venue.id}`);
  await expect(page.getByRole('img', { name: /^Drawing of a floor for Yoga/ })).toBeVisible();
  await expect(page.locator('main [data-cover]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /picture|Full screen/ })).toHaveCount(0);
});
