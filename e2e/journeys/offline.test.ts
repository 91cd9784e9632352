import type { Page } from '@playwright/test';
import { actAs, signedInStorage } from '../world/api.ts';
import { aPerson } from '../world/people.ts';
import { readQrPicture } from '../world/read-qr-picture.ts';
import { standInForServer } from '../world/stand-in-for-server.ts';
import { openStudio, scheduleClass } from '../world/studio.ts';
import { barriersOf } from './barriers.ts';
import { expect, test } from './journey.ts';
import { openClass } from './open-class.ts';

/** Until the worker has all it keeps, and the device knows the code and the next bookings. */
async function prepared(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      await navigator.serviceWorker.ready;
      const kept = ['pulse_digital_id', 'pulse_offline_bookings'];
      return kept.every((key) => localStorage.getItem(key) !== null);
    },
    undefined,
    { timeout: 60_000 },
  );
}

/** What axe finds on the page in both themes. */
async function barriersInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate(
      (chosen) => document.documentElement.setAttribute('data-mantine-color-scheme', chosen),
      theme,
    );
    found.push(...(await barriersOf(page)).map((barrier) => `${theme}: ${barrier}`));
  }
  return found;
}

test('after one visit the digital ID and the next bookings open without a network', async ({
  page,
  context,
  signedInAs,
  noise,
}) => {
  test.slow();
  const studio = await openStudio();
  const flow = await scheduleClass(studio, { startsInMinutes: 90 });
  const member = await aPerson({ fullName: 'Rana Underground' });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);
  await page.goto('/app/dashboard');
  await prepared(page);

  noise.expectNoNetwork();
  await context.setOffline(true);

  await test.step('the digital ID, after a cold start', async () => {
    await page.goto('/app/digital-id');
    await expect(page.getByRole('heading', { name: 'Rana Underground' })).toBeVisible();
    await expect(page.getByText('You are offline. Your code works all the same.')).toBeVisible();
    const picture = page.getByRole('img', { name: 'Your digital ID as a QR code' });
    await expect(async () => {
      expect(await readQrPicture(await picture.screenshot())).toMatch(/^PULSE1\./);
    }).toPass();
  });

  await test.step('the bookings, with the moment they were told', async () => {
    await page.goto('/app/bookings');
    await expect(page.getByText(/^You are offline. This is as of \d\d:\d\d\.$/)).toBeVisible();
    const booking = page.getByRole('listitem').filter({ hasText: studio.name });
    await expect(booking.getByText(flow.startsAt)).toBeVisible();
    await expect(booking.getByText('Confirmed')).toBeVisible();
    expect(await barriersInBothThemes(page)).toEqual([]);
  });

  await test.step('any other page says that it needs the network, and comes back by itself', async () => {
    await page.goto('/app/membership');
    await expect(page.getByRole('heading', { name: 'This page needs the network' })).toBeVisible();
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.goto(`/checkin/${studio.qrCode}`);
    await expect(page.getByRole('heading', { name: 'Scanning needs the network' })).toBeVisible();
    expect(await barriersInBothThemes(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: studio.name })).toBeVisible();
  });
});

test('without a network booking is refused at once, nothing is sent later, and it goes on when the network is back', async ({
  page,
  context,
  signedInAs,
  noise,
}) => {
  test.slow();
  const studio = await openStudio();
  const flow = await scheduleClass(studio, { startsInMinutes: 90 });
  const member = await aPerson();
  await signedInAs(member);
  await openClass(page, studio, flow);
  const sheet = page.getByRole('dialog', { name: 'Sunrise Flow' });
  const book = sheet.getByRole('button', { name: `Book ${flow.startsAt}` });
  await expect(book).toBeEnabled();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bookings'))
      sent.push(request.url());
  });

  noise.expectNoNetwork();
  await context.setOffline(true);
  await book.click();
  await expect(sheet.getByRole('alert')).toContainText('You are offline, so nothing was sent.');
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('You are connected again.')).toBeVisible();
  expect(sent).toEqual([]);
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'You are booked' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('signing out takes the code, the bookings and the photo off the device', async ({
  page,
  signedInAs,
}) => {
  test.slow();
  await signedInAs(await aPerson());
  await page.goto('/app/dashboard');
  await prepared(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/(auth)?$/);
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pulse_')));
  await expect.poll(kept).toEqual([]);
});

test('a new version is offered, changes nothing before the yes, and then loads', async ({
  browser,
}) => {
  test.slow();
  const server = await standInForServer();
  const context = await browser.newContext({
    storageState: await signedInStorage(await aPerson(), server.origin),
  });
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}/app/dashboard`);
    await prepared(page);
    await page.reload();
    await expect.poll(() => isControlled(page)).toBe(true);

    server.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText('A new version is ready')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
    expect(await hasWaitingWorker(page)).toBe(true);

    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => hasWaitingWorker(page)).toBe(false);
  } finally {
    await context.close();
    await server.stop();
  }
});

async function isControlled(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}

async function hasWaitingWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });
}

test('the worker keeps no answer of the API', async ({ page, signedInAs }) => {
  test.slow();
  await signedInAs(await aPerson());
  await page.goto('/app/dashboard');
  await prepared(page);
  await page.goto('/app/bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/app/shell');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('a page that meets a part that is gone loads anew, once', async ({ page, signedInAs }) => {
  await signedInAs(await aPerson());
  await page.goto('/app/digital-id');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the bundler's loader tells the page when a file is not there any more.
  const meetMissingPart = () =>
    page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  const loaded = page.waitForEvent('load');
  // The page may be gone before it has answered.
  await meetMissingPart().catch(() => undefined);
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Not taken up again within the minute: the error screen may speak.
  expect(await meetMissingPart()).toBe(true);
});
