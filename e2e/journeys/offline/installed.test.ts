import type { Browser, Page } from '@playwright/test';
import { signedInStorage } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { type FakeServer, startFakeServer } from '../../fixtures/fake-server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { readyForOffline } from './ready-for-offline.ts';

// A service worker belongs to its context and outlives its pages.
test.use({ ownContext: true, serviceWorkers: 'allow' });

/** Opens the dashboard from a server whose deployment the test can change, with its worker active. */
async function withInstalledApp(
  browser: Browser,
  journey: (page: Page, server: FakeServer) => Promise<void>,
): Promise<void> {
  const server = await startFakeServer();
  const context = await browser.newContext({
    storageState: await signedInStorage(await createUser(), server.origin),
  });
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}/app/dashboard`);
    await readyForOffline(page);
    await page.reload();
    await expect.poll(() => isControlled(page)).toBe(true);
    // A worker is not replaced while it still handles requests.
    await page.waitForLoadState('networkidle');
    await journey(page, server);
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Looks for a new service worker, as a browser does at each visit and at least daily. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

async function isControlled(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}

async function hasWaitingWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });
}

// Filling the caches costs more than the rest of a test, so each one tests what it can with them.
test('a browser finds no obstacle to installing the app, whose worker caches no response of the API', async ({
  page,
  context,
  signedInAs,
}) => {
  test.slow();
  await signedInAs(await createUser());
  await page.goto('/app/dashboard');
  await readyForOffline(page);
  const browser = await context.newCDPSession(page);
  const { url, errors, data = '{}' } = await browser.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.en\.webmanifest$/);
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(manifest).toMatchObject({
    name: 'Pulse',
    start_url: '/app/dashboard',
    display: 'standalone',
    share_target: { action: '/app/scan', method: 'GET', params: { url: 'url' } },
  });
  const icons = manifest.icons.map(
    (icon: Record<string, string>) => `${icon.purpose} ${icon.sizes}`,
  );
  expect(icons).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  const about = installabilityErrors.map(({ errorId }) => errorId);
  // Nothing is installed from a private window, which every test has.
  expect(about.filter((id) => id !== 'in-incognito')).toEqual([]);

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

test('a new version is offered, and loads only when the user agrees', async ({ browser }) => {
  test.slow();
  await withInstalledApp(browser, async (page, server) => {
    server.deploy();
    await lookForUpdate(page);
    await expect(page.getByText('A new version is ready')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
    expect(await hasWaitingWorker(page)).toBe(true);

    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => hasWaitingWorker(page)).toBe(false);
  });
});

test('a service worker that is switched off removes itself and its caches', async ({ browser }) => {
  test.slow();
  await withInstalledApp(browser, async (page, server) => {
    expect(await page.evaluate(() => caches.keys())).not.toEqual([]);

    server.switchWorkerOff();
    await lookForUpdate(page);
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await expect.poll(left).toEqual({ workers: 0, caches: [] });
    await expect(page.getByText('A new version is ready')).toBeHidden();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isControlled(page)).toBe(false);
    // Each visit requests the worker again; the one that it gets unregisters itself again.
    await expect.poll(left).toEqual({ workers: 0, caches: [] });
  });
});

test('a page whose script file is missing reloads once', async ({ page, signedInAs }) => {
  await signedInAs(await createUser());
  await page.goto('/app/digital-id');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The event of the bundler's loader when a file no longer exists.
  const meetMissingPart = () =>
    page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  const loaded = page.waitForEvent('load');
  // The page may be reloaded before the evaluation returns.
  await meetMissingPart().catch(() => undefined);
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A second time within the minute is not handled: the error screen is shown.
  expect(await meetMissingPart()).toBe(true);
});
