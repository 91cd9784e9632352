import type { Page } from '@playwright/test';
import { actAs } from '../world/api.ts';
import { aPerson } from '../world/people.ts';
import { readQrPicture } from '../world/read-qr-picture.ts';
import { openStudio, scheduleClass } from '../world/studio.ts';
import { barriersOf } from './barriers.ts';
import { expect, test } from './journey.ts';
import { openClass } from './open-class.ts';
import { prepared } from './prepared.ts';

/** A class that begins soon, and somebody who may book it. */
async function aClassForRana() {
  const studio = await openStudio();
  const flow = await scheduleClass(studio, { startsInMinutes: 90 });
  return { studio, flow, member: await aPerson({ fullName: 'Rana Underground' }) };
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
  const { studio, flow, member } = await aClassForRana();
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
  const { studio, flow, member } = await aClassForRana();
  await signedInAs(member);
  await openClass(page, studio, flow);
  const sheet = page.getByRole('dialog', { name: 'Sunrise Flow' });
  const book = sheet.getByRole('button', { name: `Book ${flow.startsAt}` });
  await expect(book).toBeEnabled();
  // What speaks of the network comes once the browser has time for it.
  await prepared(page);
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
