import type { Locator, Page } from '@playwright/test';
import { actAs } from '../../fixtures/api.ts';
import { createNotifications } from '../../fixtures/database/create-notifications.ts';
import { archiveTown, createTown } from '../../fixtures/database/create-town.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addressOf, rowOf } from '../explore/explore-page.ts';

/** The current entry of the browser's history, which a dead entry would shift. */
const place = (page: Page) => page.evaluate(() => Number(history.state?.idx ?? 0));

/** Waits for the entry of an overlay that was just opened; no person goes on or back as fast. */
const entryAdded = (page: Page) =>
  page.waitForFunction(() => Number(window.history.state?.usr?.overlays ?? 0) > 0);

/** Goes back, and expects that this closed the overlay and left the page where it was. */
async function expectBackCloses(page: Page, overlay: Locator): Promise<void> {
  await expect(overlay).toBeVisible();
  await entryAdded(page);
  const { href } = new URL(page.url());
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(href);
}

test('going back closes the sheets, panels and menus of a page, one at a time', async ({
  page,
  signedInAs,
  isMobile,
}) => {
  test.slow();
  const member = await createUser({ plan: 'plus' });
  const flow = await scheduleClass(await createVenue(), { startsInMinutes: 40 * 60 });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Bookings', exact: true }).first().click();
  await expect(page).toHaveURL('/app/bookings');
  const cancel = page.getByRole('button', { name: /^Cancel Sunrise Flow/ });
  await expect(cancel).toBeVisible();
  const start = await place(page);

  await cancel.click();
  const sheet = page.getByRole('dialog', { name: /^Cancel/ });
  await expectBackCloses(page, sheet);
  await expect(cancel).toBeFocused();
  // Forward does not open it again, and closing it otherwise leaves no entry behind.
  await page.goForward();
  await expect.poll(() => place(page)).toBe(start);
  await expect(sheet).toBeHidden();
  await cancel.click();
  await expect.poll(() => place(page)).toBe(start + 1);
  await page.keyboard.press('Escape');
  await expect.poll(() => place(page)).toBe(start);
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: /^Add to calendar: Sunrise Flow/ }).click();
  await expectBackCloses(page, page.getByRole('dialog', { name: /add to calendar$/ }));
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expectBackCloses(page, page.getByRole('dialog', { name: 'Notifications' }));
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectBackCloses(page, page.getByRole('dialog', { name: 'Sign Out' }));
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectBackCloses(page, page.getByRole('dialog', { name: 'Main' }));
  }

  await cancel.click();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(cancel).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect.poll(() => place(page)).toBe(start);
  await page.goBack();
  await expect(page).toHaveURL('/app/dashboard');
});

test('explore keeps rows, scroll position and filters on the way back from a venue and a sheet', async ({
  page,
  signedInAs,
}) => {
  test.slow();
  const town = await createTown(130);
  try {
    await signedInAs(await createUser({ plan: 'plus' }));
    await page.goto(addressOf(town));
    await rowOf(page, 'Isle 1')
      .getByRole('button', { name: /Tide Flow$/ })
      .first()
      .click();
    await expectBackCloses(page, page.getByRole('dialog'));

    // A filter chosen in the sheet stays when going back closes the sheet.
    const start = await place(page);
    await page.getByRole('button', { name: 'More filters' }).click();
    const filters = page.getByRole('dialog', { name: 'More filters' });
    await filters.getByText('Standard', { exact: true }).click();
    await expect.poll(() => place(page)).toBe(start + 1);
    await expect(page).toHaveURL(/tier=standard/);
    await expectBackCloses(page, filters);

    const scroller = page.getByRole('list', { name: 'Venues' }).locator('..').locator('..');
    const row = rowOf(page, 'Isle 105');
    // The list learns of its position with the next frame, which no finger is faster than: a row
    // counted before it may be gone with it.
    const listDrawn = () =>
      page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    // Further rows load as the end comes near.
    await expect
      .poll(
        async () => {
          await scroller.evaluate((element) => element.scrollBy(0, 400));
          await listDrawn();
          return row.count();
        },
        { intervals: [50] },
      )
      .toBe(1);
    // To the middle: a click on a row under the sticky header would first scroll the list again.
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await listDrawn();
    const shown = await row.boundingBox();
    const requests: string[] = [];
    await row.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Isle 105' })).toBeVisible();
    page.on('request', (request) => {
      if (request.url().includes('/venues-with-classes')) requests.push(request.url());
    });
    await page.goBack();
    await expect(row).toBeInViewport();
    expect((await row.boundingBox())?.y).toBeCloseTo(shown?.y ?? 0, 0);
    expect(requests).toEqual([]);
  } finally {
    await archiveTown(town);
  }
});

test('notifications keep their place on the way back from a row’s page @phone', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser();
  const titles = Array.from({ length: 12 }, (_, index) => `News ${index}`);
  await createNotifications(member, titles, { link: '/app/membership' });
  await signedInAs(member);
  await page.goto('/app/feedback');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const row = panel.getByRole('link', { name: /News 9/ });
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  await entryAdded(page);
  await row.click();
  await expect(page).toHaveURL('/app/membership');
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/app/feedback');
  await expect(row).toBeInViewport();
  expect((await row.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/app/feedback');
});

test('a panel closes when its link is followed before the page is fully loaded @phone', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser();
  await createNotifications(member, ['Early'], { link: '/app/membership' });
  await signedInAs(member);
  const { promise: followed, resolve: follow } = Promise.withResolvers<void>();
  await page.route(/overlay-history/, async (route) => {
    await followed;
    await route.continue();
  });
  await page.goto('/app/feedback');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: /Early/ }).click();
  await expect(page).toHaveURL('/app/membership');
  follow();
  await expect(panel).toBeHidden();
});
