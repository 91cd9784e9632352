import { readFileSync } from 'node:fs';
import { actAs } from '../../fixtures/api.ts';
import { backdateBooking } from '../../fixtures/database/backdate-booking.ts';
import { createAttendedClass } from '../../fixtures/database/create-attended-class.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { repeatClass } from '../../fixtures/database/repeat-class.ts';
import { expect, test } from '../../fixtures/test.ts';

const WEEK = 7 * 24 * 60;

test.describe('with a clock that the test sets', () => {
  test.use({ ownContext: true });

  test('a booking shows what cancelling costs, and changes it when the deadline passes @phone', async ({
    page,
    signedInAs,
  }) => {
    const member = await createUser({ plan: 'plus' });
    const flow = await scheduleClass(await createVenue(), { startsInMinutes: 5 * 60 });
    const { id } = await (await actAs(member)).book(flow.id);
    // Two of the ten minutes in which cancelling is always free are left.
    await backdateBooking(id, '8 minutes');
    await signedInAs(member);
    await page.clock.install();
    await page.goto('/app/bookings');

    const row = page.getByRole('listitem').filter({ hasText: 'Sunrise Flow' });
    await expect(row.getByText(/^Free to cancel until today, \d\d:\d\d$/)).toBeVisible();
    // Without a click or a reload: the deadline alone changes the text.
    await page.clock.fastForward('02:00');
    await backdateBooking(id, '2 minutes');
    await expect(row.getByText('Cancelling now uses your visit')).toBeVisible();
    await row.getByRole('button', { name: /^Cancel Sunrise Flow/ }).click();
    await expect(page.getByRole('dialog', { name: 'Cancelling now uses 1 visit' })).toBeVisible();
  });
});

test('a waitlisted member sees the position, the chance of a place, and how it is estimated @phone', async ({
  page,
  signedInAs,
}) => {
  const flow = await scheduleClass(await createVenue(), { startsInMinutes: 48 * 60, capacity: 1 });
  await (await actAs(await createUser())).book(flow.id);
  const waiting = await createUser();
  await (await actAs(waiting)).book(flow.id, { join_waitlist: true });
  await signedInAs(waiting);
  await page.goto('/app/bookings?view=waitlisted');

  const row = page.getByRole('listitem').filter({ hasText: 'Sunrise Flow' });
  await expect(row.getByText('of 1 on the waitlist')).toBeVisible();
  await row.getByText('Chance of a place: about 1 in 12').click();
  await expect(row.getByText(/This class has no history yet/)).toBeVisible();
});

test('past bookings are filtered by class and month, and an empty result leads back to all @desktop', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser();
  const venue = await createVenue();
  await createAttendedClass(member, venue, { minutesAgo: 3 * WEEK });
  await createAttendedClass(member, venue, { minutesAgo: 12 * WEEK, title: 'Harbour Boxing' });
  await signedInAs(member);
  await page.goto('/app/bookings?view=past');

  await expect(page.getByRole('tab', { name: 'Past 2' })).toBeVisible();
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const search = page.getByRole('searchbox', { name: 'Search a class, venue or trainer' });
  await search.fill('harbour');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('heading', { name: 'Harbour Boxing' })).toBeVisible();
  await search.fill('');
  // The first choice is every month, then the latest month.
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 1 });
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('heading', { name: 'Sunrise Flow' })).toBeVisible();
  await search.fill('nothing like it');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows).toHaveCount(2);
});

test('a link to a booking beyond the first page of the list leads to it @desktop', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser();
  const venue = await createVenue();
  const old = await createAttendedClass(member, venue, {
    minutesAgo: 12 * WEEK,
    title: 'Harbour Boxing',
  });
  for (let day = 1; day <= 21; day += 1)
    await createAttendedClass(member, venue, { minutesAgo: day * 24 * 60 });
  await signedInAs(member);
  await page.goto(`/app/bookings#booking-${old.bookingId}`);

  await expect(page.getByRole('tab', { name: 'Past 22' })).toHaveAttribute('aria-selected', 'true');
  const linked = page.getByRole('region', { name: 'The booking you followed a link to' });
  await expect(linked.getByRole('listitem')).toBeFocused();
  await expect(linked.getByRole('heading', { name: 'Harbour Boxing' })).toBeInViewport();
  // Once the list has read as far, it stands where it belongs.
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(linked).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Harbour Boxing' })).toHaveCount(1);
});

test('a past class is booked again on its next date, and then leads to that booking @desktop', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser();
  const venue = await createVenue();
  const flow = await createAttendedClass(member, venue, { minutesAgo: WEEK - 60 });
  const next = await scheduleClass(venue, { startsInMinutes: 60 + WEEK });
  await repeatClass(flow, next);
  await signedInAs(member);
  await page.goto('/app/bookings?view=past');
  await page.getByRole('link', { name: /^Book again: .+ Sunrise Flow$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/app/venue/${venue.id}\\?session=${next.id}`));
  const booked = await (await actAs(member)).book(next.id);
  await page.goto('/app/bookings?view=past');
  await page.getByRole('link', { name: /^See your booking: .+ Sunrise Flow$/ }).click();
  await expect(page.locator(`#booking-${booked.id}`)).toBeFocused();
  await expect(page.getByText('Confirmed')).toBeVisible();
});

test('a booking is added to a calendar by link, by file or by the feed of all bookings @desktop', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser();
  const flow = await scheduleClass(await createVenue(), { startsInMinutes: 40 * 60 });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);
  await page.goto('/app/bookings');

  await page.getByRole('button', { name: /^Add to calendar: Sunrise Flow/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Sunrise Flow: add to calendar' });
  await expect(sheet.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/.*text=Sunrise\+Flow/,
  );
  await expect(sheet.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\.ics$/,
  );
  const downloading = page.waitForEvent('download');
  await sheet.getByRole('button', { name: /^Apple, Outlook and others/ }).click();
  const file = await (await downloading).path();
  expect(readFileSync(file, 'utf8')).toContain('SUMMARY:Sunrise Flow');
});

test('a held place counts down in the list and is accepted there @phone', async ({
  page,
  signedInAs,
}) => {
  const flow = await scheduleClass(await createVenue(), { startsInMinutes: 5 * 60, capacity: 1 });
  const holder = await actAs(await createUser());
  const booked = await holder.book(flow.id);
  const waiting = await createUser();
  await (await actAs(waiting)).book(flow.id, { join_waitlist: true });
  await holder.cancel(booked.id);
  await signedInAs(waiting);
  await page.goto('/app/bookings');

  const row = page.getByRole('listitem').filter({ hasText: 'Sunrise Flow' });
  await expect(row.getByRole('timer')).toHaveText(/minutes left$/);
  await expect(row.getByRole('button', { name: /^Let it go/ })).toBeVisible();
  await row.getByRole('button', { name: 'Take the place' }).click();
  await expect(row.getByText('Confirmed')).toBeVisible();
});
