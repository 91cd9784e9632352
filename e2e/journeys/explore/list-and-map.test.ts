import { archiveVenues } from '@pulse/test-data';
import { browserOptions } from '../../fixtures/browser-options.ts';
import { database } from '../../fixtures/database/connection.ts';
import { archiveTown, createTown } from '../../fixtures/database/create-town.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
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

test('the map shows venues that the list has not come to, and opens their cards @desktop', async ({
  page,
  signedInAs,
}) => {
  const town = await createTown(30);
  const { latitude, longitude } = town;
  const last = await createVenue({ position: { latitude: latitude + 0.03, longitude } });
  try {
    const { startsAt } = await scheduleClass(last, { startsInMinutes: 60 });
    await signedInAs(await createUser());
    const pages: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/venues-with-classes?')) pages.push(request.url());
    });
    await page.goto(addressOf(town));
    const pin = page
      .locator('[data-explore-map]')
      .getByRole('button', { name: `${last.name}, next class ${startsAt}` });
    await expect(pin).toBeVisible();
    expect(pages).toHaveLength(1);
    await pin.click();
    const card = page.getByRole('region', { name: last.name, exact: true });
    await expect(card.getByText(startsAt).first()).toBeVisible();
    await expect(rowOf(page, 'Isle 1')).toBeInViewport();
    await expect(rowOf(page, last.name)).toHaveCount(0);
  } finally {
    await archiveVenues(database(), last.organisationId);
    await archiveTown(town);
  }
});
