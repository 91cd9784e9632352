import { actAs } from '../../fixtures/api.ts';
import { openClassSheet } from '../../fixtures/controls/open-class-sheet.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { violationsInBothThemes } from '../../fixtures/pages/accessibility-violations.ts';
import { readQrCode } from '../../fixtures/qr-code/read-qr-code.ts';
import { expect, test } from '../../fixtures/test.ts';
import { readyForOffline } from './ready-for-offline.ts';

// A service worker belongs to its context and outlives its pages.
test.use({ ownContext: true, serviceWorkers: 'allow' });

/** A class that begins soon, and a member who can book it. */
async function createClassAndMember() {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 90 });
  return { venue, flow, member: await createUser({ fullName: 'Rana Underground' }) };
}

test('after one visit the digital ID and the next bookings open offline', async ({
  page,
  context,
  signedInAs,
  consoleErrors,
}) => {
  test.slow();
  const { venue, flow, member } = await createClassAndMember();
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);
  await page.goto('/app/dashboard');
  await readyForOffline(page);

  consoleErrors.allowOffline();
  await context.setOffline(true);

  await test.step('the digital ID, after a cold start', async () => {
    await page.goto('/app/digital-id');
    await expect(page.getByRole('heading', { name: 'Rana Underground' })).toBeVisible();
    await expect(page.getByText('You are offline. Your code works all the same.')).toBeVisible();
    const image = page.getByRole('img', { name: 'Your digital ID as a QR code' });
    await expect(async () => {
      expect(await readQrCode(await image.screenshot())).toMatch(/^PULSE1\./);
    }).toPass();
  });

  await test.step('the bookings, with the time they were loaded', async () => {
    await page.goto('/app/bookings');
    await expect(page.getByText(/^You are offline. This is as of \d\d:\d\d\.$/)).toBeVisible();
    const booking = page.getByRole('listitem').filter({ hasText: venue.name });
    await expect(booking.getByText(flow.startsAt)).toBeVisible();
    await expect(booking.getByText('Confirmed')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  await test.step('any other page says that it needs the network, and recovers by itself', async () => {
    await page.goto('/app/membership');
    await expect(page.getByRole('heading', { name: 'This page needs the network' })).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.goto(`/checkin/${venue.qrCode}`);
    await expect(page.getByRole('heading', { name: 'Scanning needs the network' })).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: venue.name })).toBeVisible();
  });
});

test('booking offline is refused at once, sends nothing later, and works when the network is back; signing out removes what the device kept', async ({
  page,
  context,
  signedInAs,
  consoleErrors,
}) => {
  test.slow();
  const { venue, flow, member } = await createClassAndMember();
  await signedInAs(member);
  await openClassSheet(page, venue, flow);
  const sheet = page.getByRole('dialog', { name: 'Sunrise Flow' });
  const book = sheet.getByRole('button', { name: `Book ${flow.startsAt}` });
  await expect(book).toBeEnabled();
  // The offline messages load when the browser is idle.
  await readyForOffline(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bookings'))
      sent.push(request.url());
  });

  consoleErrors.allowOffline();
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

  await test.step('signing out removes the code, the bookings and the photo from the device', async () => {
    await page.goto('/app/dashboard');
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pulse_')));
    expect(await kept()).toEqual(
      expect.arrayContaining(['pulse_digital_id', 'pulse_offline_bookings']),
    );
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/(auth)?$/);
    await expect.poll(kept).toEqual([]);
  });
});
