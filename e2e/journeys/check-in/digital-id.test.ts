import type { Locator, Page } from '@playwright/test';
import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { blurImage } from '../../fixtures/qr-code/blur-image.ts';
import { readQrCode } from '../../fixtures/qr-code/read-qr-code.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('with a clock that the test sets', () => {
  test.use({ ownContext: true });

  test('the digital ID changes every 30 seconds, offline too, and the front desk accepts it', async ({
    page,
    context,
    signedInAs,
    consoleErrors,
  }) => {
    const venue = await createVenue();
    const flow = await scheduleClass(venue, { startsInMinutes: 20 });
    const member = await createUser({ fullName: 'Dina Offline', plan: 'plus' });
    await (await actAs(member)).book(flow.id);
    const staff = await createUser({ role: 'partner_staff', organisationId: venue.organisationId });
    await signedInAs(member);

    await page.clock.install();
    await page.goto('/app/digital-id');
    await expect(page.getByRole('heading', { name: 'Dina Offline' })).toBeVisible();
    await expect(page.getByText('Plus member')).toBeVisible();
    const first = await codeOnScreen(page);

    consoleErrors.allowOffline();
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Your code works all the same.')).toBeVisible();
    await page.clock.fastForward('00:30');
    await expect.poll(() => codeOnScreen(page)).not.toBe(first);
    await expect(page.getByText('seconds until this code changes.')).toBeVisible();

    const frontDesk = await actAs(staff);
    const scan = { venue_id: venue.id, code: await codeOnScreen(page) };
    const answer = await frontDesk.post<{ already_checked_in: boolean; method: string }>(
      '/partner/check-ins/scan',
      scan,
    );
    expect(answer).toMatchObject({ already_checked_in: false, method: 'digital_id' });
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`a phone camera reads the digital ID at arm's length, small and out of focus, ${theme}`, async ({
    page,
    signedInAs,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await signedInAs(await createUser());
    await page.goto('/app/digital-id');
    const image = idImage(page);
    await expect.poll(() => widthOf(image)).toBeGreaterThanOrEqual(280);
    const code = await codeOnScreen(page);
    expect(code).toMatch(/^PULSE1\./);
    // 37 modules with their quiet zone on 130 pixels: fewer than a camera has of it at 60 cm.
    const seen = await blurImage(page, await image.screenshot(), { width: 130, blur: 1 });
    const shot = await readQrCode(seen);
    // The code may have changed between the two screenshots; the member in it has not.
    expect(shot.split('.')[1]).toBe(code.split('.')[1]);

    await page.getByRole('button', { name: 'Fill the screen with the code' }).click();
    const alone = page.getByRole('dialog', { name: 'Your digital ID as a QR code' });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const large = alone.getByRole('img');
    await expect.poll(() => widthOf(large)).toBe(Math.min(width, height));
    expect(await readQrCode(await large.screenshot())).toMatch(/^PULSE1\./);
    await page.keyboard.press('Escape');
    await expect(alone).toBeHidden();
  });
}

test('a phone held sideways shows the whole code at its full height', async ({
  page,
  signedInAs,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signedInAs(await createUser());
  await page.goto('/app/digital-id');
  const image = idImage(page);
  await expect.poll(() => widthOf(image)).toBeGreaterThanOrEqual(280);
  await expect(image).toBeInViewport({ ratio: 1 });
  expect(await codeOnScreen(page)).toMatch(/^PULSE1\./);
});

test.describe('with a clock that the test sets', () => {
  test.use({ ownContext: true });

  test('a device whose clock is an hour off shows a code that the front desk accepts', async ({
    page,
    signedInAs,
  }) => {
    const venue = await createVenue();
    const flow = await scheduleClass(venue, { startsInMinutes: 20 });
    const member = await createUser({ fullName: 'Karim Clock' });
    await (await actAs(member)).book(flow.id);
    const staff = await createUser({ role: 'partner_staff', organisationId: venue.organisationId });
    await signedInAs(member);
    await page.clock.install({ time: Date.now() - 3_600_000 });
    await page.goto('/app/digital-id');
    await expect(page.getByRole('heading', { name: 'Karim Clock' })).toBeVisible();
    const asked = { venue_id: venue.id, code: await codeOnScreen(page) };
    const frontDesk = await actAs(staff);
    const answer = await frontDesk.post<{ already_checked_in: boolean }>(
      '/partner/check-ins/scan',
      asked,
    );
    expect(answer.already_checked_in).toBe(false);
  });
});

test('signing out while the digital ID loads leaves no refused request behind', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  let release = () => {};
  const signedOut = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Both reach the server only when the session has ended there.
  await page.route('**/api/v1/auth/logout', async (route) => {
    await route.fulfill({ response: await route.fetch() });
    release();
  });
  await page.route('**/api/v1/digital-id', async (route) => {
    await signedOut;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/app/digital-id');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
});

test('the screen stays awake while the code shows, and only then', async ({ page, signedInAs }) => {
  await page.addInitScript(() => {
    const held = { count: 0 };
    Object.assign(window, { held });
    const request = async () => {
      held.count += 1;
      const lock = { released: false, release: async () => undefined };
      lock.release = async () => {
        if (!lock.released) held.count -= 1;
        lock.released = true;
      };
      Object.assign(held, { letGo: lock.release });
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const held = () =>
    page.evaluate(() => (window as unknown as { held: { count: number } }).held.count);
  await signedInAs(await createUser());
  await page.goto('/app/digital-id');
  await expect.poll(held).toBe(1);
  // A browser lets go of the lock when the page is left, and says when it is seen again.
  await page.evaluate(async () => {
    await (window as unknown as { held: { letGo: () => Promise<void> } }).held.letGo();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(held).toBe(1);
  await page.getByRole('link', { name: 'Bookings' }).first().click();
  await expect(page).toHaveURL(/\/app\/bookings/);
  await expect.poll(held).toBe(0);
});

function idImage(page: Page): Locator {
  return page.getByRole('img', { name: 'Your digital ID as a QR code' });
}

async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0;
}

/** What a scanner at the front desk reads from the member's screen. */
async function codeOnScreen(page: Page): Promise<string> {
  // The image has its place a moment before the code is drawn.
  await idImage(page).locator('path').waitFor();
  return readQrCode(await idImage(page).screenshot());
}
