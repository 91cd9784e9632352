import { actAs } from '../world/api.ts';
import { aPerson } from '../world/people.ts';
import { openStudio, scheduleClass } from '../world/studio.ts';
import { expect, test } from './journey.ts';
import { openClass } from './open-class.ts';

test('a member waits for a full class and has the place as soon as somebody leaves it', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio();
  const flow = await scheduleClass(studio, { startsInMinutes: 40 * 60, capacity: 1 });
  const holder = await actAs(await aPerson());
  const held = await holder.book(flow.id);
  await signedInAs(await aPerson({ fullName: 'Wael Waiting' }));
  await page.clock.install();

  await test.step('join the line of the full class', async () => {
    await openClass(page, studio, flow);
    const full = page.getByRole('dialog', { name: 'Full' });
    await expect(full.getByText('You would be number 1 in line.')).toBeVisible();
    await full.getByRole('button', { name: 'Join the waitlist' }).click();
    const done = page.getByRole('dialog', { name: 'You are number 1 in line' });
    await done.getByRole('link', { name: 'See my waitlist' }).click();
  });

  await test.step('see the place in the line', async () => {
    await expect(page).toHaveURL(/\/app\/bookings\?view=waitlisted/);
    const waiting = page.getByRole('listitem').filter({ hasText: studio.name });
    await expect(waiting.getByText('of 1 in line')).toBeVisible();
    await expect(waiting.getByText('Waitlist', { exact: true })).toBeVisible();
  });

  await test.step('be confirmed once the holder has left, and be told so', async () => {
    await holder.cancel(held.id);
    await page.goto('/app/bookings');
    const booking = page.getByRole('listitem').filter({ hasText: studio.name });
    await expect(booking.getByText('Confirmed')).toBeVisible();
    // The bell asks every 30 seconds: one for the place in line, one for the place itself.
    const bell = page.getByRole('button', { name: 'Notifications, 2 unread' });
    await expect(async () => {
      await page.clock.fastForward('00:30');
      await expect(bell).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByText('You are in: Sunrise Flow')).toBeVisible();
  });
});

test('a place freed shortly before the class is held for the first in line to take', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio();
  const flow = await scheduleClass(studio, { startsInMinutes: 5 * 60, capacity: 1 });
  const holder = await actAs(await aPerson());
  const held = await holder.book(flow.id);
  const waiting = await aPerson({ fullName: 'Wael Waiting' });
  await (await actAs(waiting)).book(flow.id, { join_waitlist: true });
  await holder.cancel(held.id);
  await signedInAs(waiting);

  await page.goto('/app/bookings');
  const booking = page.getByRole('listitem').filter({ hasText: studio.name });
  await expect(booking.getByText('Held for you', { exact: true })).toBeVisible();
  await booking.getByRole('button', { name: 'Take the place' }).click();
  await expect(page.getByText('The place is yours: Sunrise Flow.')).toBeVisible();
  await expect(booking.getByText('Confirmed')).toBeVisible();
});
