import { actAs } from '../../fixtures/api.ts';
import { openClassSheet } from '../../fixtures/controls/open-class-sheet.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('with a clock that the test sets', () => {
  test.use({ ownContext: true });

  test('a member waits for a full class and has the place as soon as another member leaves it @phone', async ({
    page,
    signedInAs,
  }) => {
    const venue = await createVenue();
    const flow = await scheduleClass(venue, { startsInMinutes: 40 * 60, capacity: 1 });
    const holder = await actAs(await createUser());
    const booked = await holder.book(flow.id);
    await signedInAs(await createUser({ fullName: 'Wael Waiting' }));
    await page.clock.install();

    await test.step('join the waitlist of the full class', async () => {
      await openClassSheet(page, venue, flow);
      const full = page.getByRole('dialog', { name: 'Full' });
      await expect(full.getByText('You would be number 1 on the waitlist.')).toBeVisible();
      await full.getByRole('button', { name: 'Join the waitlist' }).click();
      const done = page.getByRole('dialog', { name: 'You are number 1 on the waitlist' });
      await done.getByRole('link', { name: 'See my waitlist' }).click();
    });

    await test.step('see the position on the waitlist', async () => {
      await expect(page).toHaveURL(/\/app\/bookings\?view=waitlisted/);
      const waiting = page.getByRole('listitem').filter({ hasText: venue.name });
      await expect(waiting.getByText('of 1 on the waitlist')).toBeVisible();
      await expect(waiting.getByText('Waitlist', { exact: true })).toBeVisible();
      // What the member just did on this screen is no news.
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    });

    await test.step('be confirmed and notified once the other member has cancelled', async () => {
      await holder.cancel(booked.id);
      await page.goto('/app/bookings');
      const booking = page.getByRole('listitem').filter({ hasText: venue.name });
      await expect(booking.getByText('Confirmed')).toBeVisible();
      // The bell polls every 30 seconds: one for the place, none for joining the waitlist.
      const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
      await expect(async () => {
        await page.clock.fastForward('00:30');
        await expect(bell).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await bell.click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await expect(panel.getByText('You are in: Sunrise Flow')).toBeVisible();
      await expect(panel.getByText('On the waitlist: Sunrise Flow')).toBeVisible();
    });
  });
});

test('a place freed shortly before the class is held for the first member on the waitlist @phone', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 5 * 60, capacity: 1 });
  const holder = await actAs(await createUser());
  const booked = await holder.book(flow.id);
  const waiting = await createUser({ fullName: 'Wael Waiting' });
  await (await actAs(waiting)).book(flow.id, { join_waitlist: true });
  await holder.cancel(booked.id);
  await signedInAs(waiting);

  await page.goto('/app/bookings');
  const booking = page.getByRole('listitem').filter({ hasText: venue.name });
  await expect(booking.getByText('Held for you', { exact: true })).toBeVisible();
  const unread = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(unread).toBeVisible();
  await booking.getByRole('button', { name: 'Take the place' }).click();
  await expect(page.getByText('The place is yours: Sunrise Flow.')).toBeVisible();
  await expect(booking.getByText('Confirmed')).toBeVisible();
  // Taken, it is news no more: the badge goes without waiting for the next poll.
  await expect(unread).toBeHidden();
});
