import { browserOptions } from '../../fixtures/browser-options.ts';
import { archiveTown, createTown } from '../../fixtures/database/create-town.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addressOf, expectFocusOn, fieldOf, rowOf } from './explore-page.ts';

test.use({ launchOptions: browserOptions({ maps: true }) });

test('by keyboard the list and the map stay together, Escape closes the card, Enter opens the venue @desktop', async ({
  page,
  signedInAs,
}) => {
  const town = await createTown(30);
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
    // A busy browser now and then drops a turn of the wheel.
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(rowOf(page, 'Isle 25')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectFocusOn(page, 8);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Isle 8' })).toBeVisible();
  } finally {
    await archiveTown(town);
  }
});
