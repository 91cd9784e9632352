import { actAs } from '../../fixtures/api.ts';
import { openClassSheet } from '../../fixtures/controls/open-class-sheet.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { repeatClass } from '../../fixtures/database/repeat-class.ts';
import { expect, test } from '../../fixtures/test.ts';

const screens = [
  { name: 'a small phone', width: 360, height: 640 },
  { name: '200 % zoom', width: 720, height: 450 },
];

for (const { name, ...viewport } of screens)
  test(`use and deadline stand beside the button on ${name} @phone`, async ({
    page,
    signedInAs,
  }) => {
    const venue = await createVenue();
    const flow = await scheduleClass(venue, { startsInMinutes: 25 });
    await signedInAs(await createUser({ plan: 'basic' }));
    await page.setViewportSize(viewport);
    await openClassSheet(page, venue, flow);
    const sheet = page.getByRole('dialog', { name: flow.title });
    const use = sheet.getByText('Uses 1 of 8 visits left');
    await expect(use).toContainText('Free to cancel for 10 minutes');
    await expect(use).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('button', { name: `Book ${flow.startsAt}` })).toBeInViewport({
      ratio: 1,
    });
  });

test('a series names its visits before, and shows its success with a way to the bookings @phone', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 25 });
  const later = await scheduleClass(venue, { startsInMinutes: 25 + 7 * 24 * 60 });
  await repeatClass(flow, later);
  await signedInAs(await createUser({ plan: 'plus' }));
  await page.goto(`/app/series/${flow.id}`);
  await expect(page.getByText('Uses 2 visits, one for each date.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^Free to cancel until 12 hours before the start/)).toBeInViewport();
  await page.getByRole('button', { name: 'Book 2 dates' }).click();
  await expect(page.getByText('2 dates are booked.')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'See bookings' }).click();
  await expect(page).toHaveURL('/app/bookings?view=upcoming');
});

test('after the check-in a member has arrived, cannot cancel, and reads who comes along @phone', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue({ guestsPerBooking: 1 });
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const member = await createUser();
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);
  await page.goto('/app/bookings');
  await page.getByRole('button', { name: /^Bring a friend to/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Bring a friend' });
  await sheet.getByLabel('Name of your guest').fill('Lina Haddad');
  await sheet.getByRole('button', { name: 'Take a place for them' }).click();
  await expect(sheet.getByText('Lina Haddad', { exact: true })).toBeVisible();
  await page.goto('/app/bookings');
  await expect(page.getByText('With Lina Haddad')).toBeVisible();

  await page.goto(`/checkin/${venue.qrCode}`);
  await page.getByRole('button', { name: `Check in, ${flow.startsAt}` }).click();
  await expect(page.getByRole('heading', { name: /^You are in/ })).toBeVisible();
  await expect(page.getByText('Lina Haddad: give the name at the desk')).toBeVisible();
  await page.goto('/app/bookings');
  const row = page.getByRole('listitem').filter({ hasText: venue.name });
  await expect(row.getByText(/^Arrived \d\d:\d\d$/)).toBeVisible();
  await expect(row.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
});

test('a second scan for open gym answers with the first arrival @phone', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue({ openGym: true });
  await signedInAs(await createUser({ plan: 'basic' }));
  await page.goto(`/checkin/${venue.qrCode}`);
  await expect(page.getByText('Uses 1 of 8 visits left.')).toBeVisible();
  await page.getByRole('button', { name: 'Start an open-gym visit' }).click();
  await expect(page.getByRole('heading', { name: /^You are in/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Arrived \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('You have no booking here today.')).toHaveCount(0);
});
