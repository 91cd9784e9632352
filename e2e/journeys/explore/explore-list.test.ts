import { archiveTown, createTown } from '../../fixtures/database/create-town.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addressOf, expectFocusOn, rowOf, venuesOf } from './explore-page.ts';

test('5,000 venues: few rows in the page, the last one reached by keyboard, bounded responses @desktop', async ({
  page,
  signedInAs,
}) => {
  test.slow();
  const town = await createTown(5000);
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
    // More than are counted: how many is known with the last page.
    await expect(rows.first()).toHaveAttribute('aria-setsize', '-1');
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
    await expect(rows.last()).toHaveAttribute('aria-setsize', '5000');
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

test('an empty list shows the impact of each filter, and removing the right one helps @phone', async ({
  page,
  signedInAs,
}) => {
  const town = await createTown(3);
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
