import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('files that do not load end in the error screen, which recovers by itself', async ({
  page,
  context,
  signedInAs,
  consoleErrors,
}) => {
  const { organisationId } = await createVenue();
  await signedInAs(await createUser({ role: 'partner_admin', organisationId, plan: null }));
  const errorScreen = page.getByRole('heading', { name: 'Something went wrong' });
  const scan = page.getByRole('button', { name: 'Scan member' });
  // It is also loaded when the browser is idle, which may be before the network is cut.
  const cut = Promise.withResolvers<void>();
  const sheetFile = '**/assets/scan-sheet-*.js';
  await page.route(sheetFile, async (route) => {
    await cut.promise;
    await route.abort('internetdisconnected');
  });
  await page.goto('/app/checkin-dashboard');
  await expect(scan).toBeEnabled();
  // No service worker has the files yet, as on a first visit.
  consoleErrors.allowOffline();
  consoleErrors.allowStatus(404, '/assets/');

  await test.step('part of a page', async () => {
    await context.setOffline(true);
    await scan.click();
    cut.resolve();
    await expect(errorScreen).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(errorScreen).toBeVisible();
    await page.unroute(sheetFile);
    await context.setOffline(false);
    await expect(scan).toBeVisible();
  });

  await test.step('a whole page, which is then the one that is opened', async () => {
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Bookings' }).click();
    await expect(errorScreen).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
  });

  await test.step('a page of a release that is gone for good is not asked for in a loop', async () => {
    await page.route('**/assets/profile-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(errorScreen).toBeVisible();
  });
});
