import type { Page } from '@playwright/test';
import { closeTown, openTown } from '../world/many-venues.ts';
import { aPerson } from '../world/people.ts';
import { addressOf, fieldOf, rowOf, venuesOf } from './explore-page.ts';
import { expect, test } from './journey.ts';

/** The row that has the focus, by its place in the whole list. */
const expectFocusOn = (page: Page, place: number) =>
  expect(
    venuesOf(page).locator(`[aria-posinset="${place}"]`).getByRole('link').first(),
  ).toBeFocused();

test('5,000 venues: few rows in the page, the last one by keyboard, bounded answers @desk', async ({
  page,
  signedInAs,
}) => {
  test.slow();
  const town = await openTown(5000, { latitude: 10, longitude: -140 });
  try {
    await signedInAs(await aPerson());
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
    await closeTown(town);
  }
});

test('by keyboard: list and map in step, Escape closes the card, Enter opens the venue @desk', async ({
  page,
  signedInAs,
}) => {
  const town = await openTown(30, { latitude: 12, longitude: -141 });
  try {
    await signedInAs(await aPerson());
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
    await closeTown(town);
  }
});

test('an empty list names the filter to blame, and lifting that one alone helps', async ({
  page,
  signedInAs,
}) => {
  const town = await openTown(3, { latitude: 16, longitude: -143 });
  try {
    await signedInAs(await aPerson());
    await page.goto(`${addressOf(town)}&activity=yoga&tier=plus`);
    await expect(page.getByText(/^3 venues here have classes on this day/)).toBeVisible();
    const blame = page.getByRole('list', { name: 'Filters that are set' }).getByRole('listitem');
    await expect(blame.nth(0)).toContainText('Without it: 3 venues');
    await expect(blame.nth(1)).toContainText('Without it: 0 venues');
    await blame
      .nth(0)
      .getByRole('button', { name: /^Remove the filter/ })
      .click();
    await expect(venuesOf(page).getByRole('listitem')).toHaveCount(3);
    await expect(page).toHaveURL(/activity=yoga/);
    await expect(page).not.toHaveURL(/tier=/);
  } finally {
    await closeTown(town);
  }
});
