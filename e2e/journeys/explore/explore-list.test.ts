import type { Page } from '@playwright/test';
import { browserOptions } from '../../fixtures/browser-options.ts';
import { archiveTown, createTown } from '../../fixtures/database/create-town.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addressOf, fieldOf, rowOf, venuesOf } from './explore-page.ts';

test.use({ launchOptions: browserOptions({ maps: true }) });

/** The row that has the focus, by its place in the whole list. */
const expectFocusOn = (page: Page, place: number) =>
  expect(
    venuesOf(page).locator(`[aria-posinset="${place}"]`).getByRole('link').first(),
  ).toBeFocused();

test('5,000 venues: few rows in the page, the last one reached by keyboard, bounded responses @desktop', async ({
  page,
  signedInAs,
}) => {
  test.slow();
  const town = await createTown(5000, { latitude: 10, longitude: -140 });
  try {
    await signedInAs(await createUser());
    const pages: number[] = [];
    page.on('response', async (answer) => {
      if (!/\/venues-with-classes\?/.test(answer.url())) return;
      const body = await answer.json().catch(() => null);
      if (body) pages.push(body.items.length);
    });
    await page.goto(addressOf(town));
    const rows = venuesOf(page).getByRole('listitem');
    await expect(rows.first()).toHaveAttribute('aria-setsize', '5000');
    await expect(rows.first()).toHaveAttribute('aria-posinset', '1');
    const expectFewRows = async () => expect(await rows.count()).toBeLessThan(40);
    await expectFewRows();

    await page.keyboard.press('ArrowDown');
    await expectFocusOn(page, 1);
    await page.keyboard.press('ArrowDown');
    await expectFocusOn(page, 2);
    await page.keyboard.press('End');
    await expect(
      venuesOf(page).locator('[aria-posinset="5000"]').getByRole('link', { name: 'Isle 5000' }),
    ).toBeFocused({ timeout: 60_000 });
    await expect(rowOf(page, 'Isle 5000')).toBeInViewport();
    await expectFewRows();
    await page.keyboard.press('ArrowUp');
    await expectFocusOn(page, 4999);
    await page.keyboard.press('Home');
    await expectFocusOn(page, 1);
    await expectFewRows();

    expect(pages.length).toBeGreaterThanOrEqual(50);
    expect(Math.max(...pages)).toBeLessThanOrEqual(100);
  } finally {
    await archiveTown(town);
  }
});

test('by keyboard the list and the map stay together, Escape closes the card, Enter opens the venue @desktop', async ({
  page,
  signedInAs,
}) => {
  const town = await createTown(30, { latitude: 12, longitude: -141 });
  try {
    await signedInAs(await createUser());
    await page.goto(addressOf(town));
    await expect(rowOf(page, 'Isle 1')).toBeVisible();
    await page.keyboard.press('/');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(fieldOf(page)).toHaveValue('/');
    await page.keyboard.press('Escape');
    await expect(fieldOf(page)).toHaveValue('');

    await rowOf(page, 'Isle 1').getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(card('Isle 2')).toBeVisible();
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown');
    await expectFocusOn(page, 8);
    await expect(card('Isle 8')).toBeVisible();
    await expect(rowOf(page, 'Isle 8')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(card('Isle 8')).toHaveCount(0);
    await expectFocusOn(page, 8);

    await rowOf(page, 'Isle 8')
      .getByRole('button', { name: /on the map$/ })
      .click();
    await card('Isle 8').getByRole('button', { name: 'Close' }).click();
    await expectFocusOn(page, 8);
    // The focused row stays in the page however far one scrolls.
    await page.mouse.move(300, 700);
    await page.mouse.wheel(0, 3000);
    await expect(rowOf(page, 'Isle 25')).toBeVisible();
    await expectFocusOn(page, 8);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Isle 8' })).toBeVisible();
  } finally {
    await archiveTown(town);
  }
});

test('an empty list shows the impact of each filter, and removing the right one helps', async ({
  page,
  signedInAs,
}) => {
  const town = await createTown(3, { latitude: 16, longitude: -143 });
  try {
    await signedInAs(await createUser());
    await page.goto(`${addressOf(town)}&activity=yoga&tier=plus`);
    await expect(page.getByText(/^3 venues here have classes on this day/)).toBeVisible();
    const filterImpact = page
      .getByRole('list', { name: 'Filters that are set' })
      .getByRole('listitem');
    await expect(filterImpact.nth(0)).toContainText('Without it: 3 venues');
    await expect(filterImpact.nth(1)).toContainText('Without it: 0 venues');
    await filterImpact
      .nth(0)
      .getByRole('button', { name: /^Remove the filter/ })
      .click();
    await expect(venuesOf(page).getByRole('listitem')).toHaveCount(3);
    await expect(page).toHaveURL(/activity=yoga/);
    await expect(page).not.toHaveURL(/tier=/);
  } finally {
    await archiveTown(town);
  }
});
