import type { Locator, Page } from '@playwright/test';
import { archiveTown, createTown } from '../../fixtures/database/create-town.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { gotoSettled } from '../../fixtures/pages/settled.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addressOf, fieldOf, rowOf, venuesOf } from './explore-page.ts';

test('a favourite is undone when saving it fails, and the favourites filter is part of the address @phone', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  const venue = await createVenue();
  await scheduleClass(venue, { startsInMinutes: 120 });
  const member = await createUser();
  await signedInAs(member);
  const search = `/app/explore?city=Beirut&at=33.892,35.510&q=${encodeURIComponent(venue.name)}`;
  await page.goto(search);
  const heart = rowOf(page, venue.name).getByRole('button', { name: `Favourite: ${venue.name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  consoleErrors.allowStatus(503, '/favourites/');
  await page.route('**/favourites/*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' }),
  );
  await heart.click();
  await expect(
    page.getByText(`${venue.name} could not be added to your favourites.`),
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
  await expect(rowOf(page, venue.name)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/favourites=1/);
  await expect(venuesOf(page).getByRole('listitem').nth(1)).toBeVisible();
  await page.goForward();
  await expect(venuesOf(page).getByRole('listitem')).toHaveCount(1);
});

test('a copied link shows the same search in a new browser @desktop', async ({
  page,
  signedInAs,
  context,
  browser,
}) => {
  const town = await createTown(12);
  try {
    await signedInAs(await createUser());
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
    await archiveTown(town);
  }
});

test('the last searches are offered, removable by key, and gone after signing out @desktop', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  await page.goto('/app/explore?city=Beirut&at=33.892,35.510');
  const field = fieldOf(page);
  const options = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
  await field.click();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  for (const activity of ['yoga', 'boxing']) {
    await field.fill(`${activity} hamra`);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`activity=${activity}`));
  }
  await field.fill('Tripo');
  await page
    .getByRole('option', { name: /^Tripoli/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tripoli$/);

  await field.press('ArrowDown');
  await expect(options).toHaveText([
    'Tripoli',
    'boxing hamra',
    'yoga hamra',
    'Clear recent searches',
  ]);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await field.press('Delete');
  await expect(options).toHaveText(['Tripoli', 'yoga hamra', 'Clear recent searches']);
  await field.press('Enter');
  await expect(page).toHaveURL(/city=Hamra.*activity=yoga/);
  await expect(field).toBeFocused();

  expect(await keptSearches(page)).toContain('yoga hamra');
  await gotoSettled(page, '/app/dashboard');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await keptSearches(page)).toBeNull();
});

const keptSearches = (page: Page) =>
  page.evaluate(() => localStorage.getItem('pulse_explore_recent'));

test('the time of day is set by keyboard, announced, and undone by one step back @desktop', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  await page.goto('/app/explore?city=Beirut&at=33.892,35.510');
  await page.getByRole('button', { name: 'Any time' }).click();
  const panel = page.getByRole('dialog', { name: 'Time of day' });
  const earliest = panel.getByRole('slider', { name: 'Earliest start' });
  await earliest.focus();
  // As fast as a held key: none of them may start from an earlier value.
  await earliest.evaluate(async (thumb) => {
    for (let press = 0; press < 14; press += 1) {
      thumb.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(earliest).toHaveAttribute('aria-valuetext', '12:00');
  await panel.getByRole('slider', { name: 'Latest start' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByText('Starts: 12:00 to 23:30, local time at the venue')).toBeVisible();
  await expect(page).toHaveURL(/from=12%3A00&to=23%3A30/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: '12:00 to 23:30' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Any time' })).toBeVisible();
});

test('the list is ordered by the distances it shows, from where the reader is @desktop', async ({
  page,
  signedInAs,
  context,
}) => {
  await signedInAs(await createUser());
  await context.grantPermissions(['geolocation']);
  // Far from the middle of the city, from which the list used to be ordered, and from the venues of
  // other journeys, which stand at one point.
  await context.setGeolocation({ latitude: 33.8872, longitude: 35.5236 });
  // In the evening few venues have a class left today, and those come first.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/app/explore?city=Beirut&at=33.892,35.510&date=${tomorrow}`);
  const rows = venuesOf(page).getByRole('listitem');
  const distances = rows.getByText(/^[\d.]+ k?m$/);
  await expect(distances.nth(4)).toBeVisible();
  const metres = (await distances.allTextContents()).map(
    (text) => Number.parseFloat(text) * (text.endsWith('km') ? 1000 : 1),
  );
  expect(metres).toEqual([...metres].sort((one, other) => one - other));
  expect(new Set(metres).size).toBeGreaterThan(2);
});

test('"I can get there" asks for a position, and says by when to leave and by what means @phone', async ({
  page,
  signedInAs,
  context,
}) => {
  const town = await createTown(2);
  try {
    await signedInAs(await createUser());
    await page.goto(`${addressOf(town)}&city=Isles`);
    const chip = page.getByRole('button', { name: 'I can get there' });
    await chip.click();
    await expect(page.getByText(/does not share where you are/)).toBeVisible();
    await page.getByRole('button', { name: 'Count from the middle of Isles' }).click();
    await expectLeaveBy(rowOf(page, 'Isle 1'), 'on foot');
    const means = page.getByRole('radiogroup', { name: 'Means of travel' });
    await expect(means.getByRole('radio', { name: 'On foot' })).toBeChecked();
    await means.getByText('Bicycle').click();
    await expect(page).toHaveURL(/by=bicycle/);
    await expectLeaveBy(rowOf(page, 'Isle 1'), 'by bicycle');
    await expect(page.getByText(/^Estimate: by bicycle at 15 km\/h/)).toBeVisible();
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'false');

    await context.grantPermissions(['geolocation']);
    const [near, far] = [northOf(town, 0.05), northOf(town, 0.72)];
    await context.setGeolocation(near);
    await chip.click();
    // The means is remembered.
    await expect(page).toHaveURL(new RegExp(`reach=${textOf(near, '%2C')}&by=bicycle`));
    await expectLeaveBy(rowOf(page, 'Isle 1'), 'by bicycle');
    // Five hours by car: from 80 km away no member arrives in time.
    await page.goto(`${addressOf(town)}&reach=${textOf(far, ',')}&by=car`);
    await expect(page.getByText(/^2 venues here have classes on this day/)).toBeVisible();
  } finally {
    await archiveTown(town);
  }
});

type Position = Record<'latitude' | 'longitude', number>;

const northOf = ({ latitude, longitude }: Position, degrees: number): Position => ({
  latitude: latitude + degrees,
  longitude,
});

const textOf = ({ latitude, longitude }: Position, comma: string) =>
  `${latitude.toFixed(3)}${comma}${longitude.toFixed(3)}`;

const expectLeaveBy = (row: Locator, means: string) =>
  expect(
    row.getByText(new RegExp(`^Leave by \\d\\d:\\d\\d ${means} for \\d\\d:\\d\\d$`)),
  ).toBeVisible();
