import type { Locator, Page } from '@playwright/test';
import { closeTown, openTown } from '../world/many-venues.ts';
import { aPerson } from '../world/people.ts';
import { openStudio, scheduleClass } from '../world/studio.ts';
import { addressOf, fieldOf, rowOf, venuesOf } from './explore-page.ts';
import { expect, test } from './journey.ts';

test('a heart marks a venue, is taken back when that fails, and the filter is an address', async ({
  page,
  signedInAs,
  noise,
}) => {
  const studio = await openStudio();
  await scheduleClass(studio, { startsInMinutes: 120 });
  const member = await aPerson();
  await signedInAs(member);
  const search = `/app/explore?city=Beirut&at=33.892,35.510&q=${encodeURIComponent(studio.name)}`;
  await page.goto(search);
  const heart = rowOf(page, studio.name).getByRole('button', { name: `Favourite: ${studio.name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  noise.expect(503, '/favourites/');
  await page.route('**/favourites/*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' }),
  );
  await heart.click();
  await expect(
    page.getByText(`${studio.name} could not be added to your favourites.`),
  ).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/favourites/*');
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await kept).status()).toBe(200);

  await page.goto('/app/explore?city=Beirut&at=33.892,35.510');
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(page).toHaveURL(/favourites=1/);
  await expect(venuesOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(rowOf(page, studio.name)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/favourites=1/);
  await expect(venuesOf(page).getByRole('listitem').nth(1)).toBeVisible();
  await page.goForward();
  await expect(venuesOf(page).getByRole('listitem')).toHaveCount(1);
});

test('a copied link shows the same in a browser that knows nothing @desk', async ({
  page,
  signedInAs,
  context,
  browser,
}) => {
  const town = await openTown(12, { latitude: 14, longitude: -142 });
  try {
    await signedInAs(await aPerson());
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(addressOf(town));
    await page.getByRole('button', { name: 'Has places' }).click();
    await fieldOf(page).fill('isle 1');
    await expect(venuesOf(page).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('button', { name: 'Copy the link to this search' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/date=\d{4}-\d\d-\d\d/);

    const { cookies: _, ...stored } = await context.storageState();
    const fresh = await browser.newContext({ storageState: { ...stored, cookies: [] } });
    const other = await fresh.newPage();
    await other.goto(link);
    await expect(venuesOf(other).getByRole('listitem')).toHaveCount(4);
    await expect(other.getByRole('button', { name: 'Has places' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(fieldOf(other)).toHaveValue('isle 1');
    await fresh.close();
  } finally {
    await closeTown(town);
  }
});

test('the last searches are offered, removable by key, and gone after signing out @desk', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await aPerson());
  await page.goto('/app/explore?city=Beirut&at=33.892,35.510');
  const field = fieldOf(page);
  const options = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
  await field.click();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  for (const words of ['yoga hamra', 'boxing']) {
    await field.fill(words);
    await field.press('Enter');
  }
  await field.fill('Tripo');
  await page
    .getByRole('option', { name: /^Tripoli/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tripoli$/);

  await field.press('ArrowDown');
  await expect(options).toHaveText(['Tripoli', 'boxing', 'yoga hamra', 'Clear recent searches']);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await field.press('Delete');
  await expect(options).toHaveText(['Tripoli', 'yoga hamra', 'Clear recent searches']);
  await field.press('Enter');
  await expect(page).toHaveURL(/q=yoga\+hamra/);
  await expect(field).toBeFocused();

  expect(await keptSearches(page)).toContain('yoga hamra');
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await keptSearches(page)).toBeNull();
});

const keptSearches = (page: Page) =>
  page.evaluate(() => localStorage.getItem('pulse_explore_recent'));

test('the time of day is set by keyboard, said in words, and one step back @desk', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await aPerson());
  await page.goto('/app/explore?city=Beirut&at=33.892,35.510');
  await page.getByRole('button', { name: 'Any time' }).click();
  const panel = page.getByRole('dialog', { name: 'Time of day' });
  const earliest = panel.getByRole('slider', { name: 'Earliest start' });
  await earliest.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(earliest).toHaveAttribute('aria-valuetext', '07:00');
  await panel.getByRole('slider', { name: 'Latest start' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByText('Starts: 07:00 to 23:30, local time at the venue')).toBeVisible();
  await expect(page).toHaveURL(/from=07%3A00&to=23%3A30/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: '07:00 to 23:30' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Any time' })).toBeVisible();
});

test('"I can get there" asks for a position, and says by when to leave', async ({
  page,
  signedInAs,
  context,
}) => {
  const town = await openTown(2, { latitude: 18, longitude: -144 });
  try {
    await signedInAs(await aPerson());
    await page.goto(`/app/explore?city=Isles&at=18.000,-144.000`);
    const chip = page.getByRole('button', { name: 'I can get there' });
    await chip.click();
    await expect(page.getByText(/does not share where you are/)).toBeVisible();
    await page.getByRole('button', { name: 'Count from the middle of Isles' }).click();
    await expectLeaveBy(rowOf(page, 'Isle 1'));
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'false');

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.05, longitude: -144 });
    await chip.click();
    await expect(page).toHaveURL(/reach=18\.050%2C-144\.000/);
    await expectLeaveBy(rowOf(page, 'Isle 1'));
    // An hour's way and more for every 15 km: from 80 km away nobody gets there.
    await page.goto('/app/explore?at=18.000,-144.000&reach=18.720,-144.000');
    await expect(page.getByText(/^2 venues here have classes on this day/)).toBeVisible();
  } finally {
    await closeTown(town);
  }
});

const expectLeaveBy = (row: Locator) =>
  expect(row.getByText(/^Leave by \d\d:\d\d for \d\d:\d\d$/)).toBeVisible();
