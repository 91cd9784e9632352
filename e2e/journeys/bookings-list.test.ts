import { readFileSync } from 'node:fs';
import { actAs } from '../world/api.ts';
import { attendedClass } from '../world/attended-class.ts';
import { query, queryOne } from '../world/database.ts';
import { aPerson } from '../world/people.ts';
import { openStudio, scheduleClass } from '../world/studio.ts';
import { expect, test } from './journey.ts';

const WEEK = 7 * 24 * 60;

test('a row says what cancelling costs, and says otherwise the moment the deadline passes', async ({
  page,
  signedInAs,
}) => {
  const member = await aPerson({ plan: 'plus' });
  const flow = await scheduleClass(await openStudio(), { startsInMinutes: 5 * 60 });
  const { id } = await (await actAs(member)).book(flow.id);
  // Of the ten minutes in which a booking is taken back freely, two are left.
  const bookEarlier = (by: string) =>
    query('UPDATE bookings SET booked_at = booked_at - $2::interval WHERE id = $1', [id, by]);
  await bookEarlier('8 minutes');
  await signedInAs(member);
  await page.clock.install();
  await page.goto('/app/bookings');

  const row = page.getByRole('listitem').filter({ hasText: 'Sunrise Flow' });
  await expect(row.getByText(/^Free to cancel until today, \d\d:\d\d$/)).toBeVisible();
  // Nothing is touched and nothing loaded anew: the deadline alone changes the words.
  await page.clock.fastForward('02:00');
  await bookEarlier('2 minutes');
  await expect(row.getByText('Cancelling now uses your visit')).toBeVisible();
  await row.getByRole('button', { name: /^Cancel Sunrise Flow/ }).click();
  await expect(page.getByRole('dialog', { name: 'Cancelling now uses 1 visit' })).toBeVisible();
});

test('somebody in line sees their place, the chance in words and a number, and where it comes from', async ({
  page,
  signedInAs,
}) => {
  const flow = await scheduleClass(await openStudio(), { startsInMinutes: 48 * 60, capacity: 1 });
  await (await actAs(await aPerson())).book(flow.id);
  const waiting = await aPerson();
  await (await actAs(waiting)).book(flow.id, { join_waitlist: true });
  await signedInAs(waiting);
  await page.goto('/app/bookings?view=waitlisted');

  const row = page.getByRole('listitem').filter({ hasText: 'Sunrise Flow' });
  await expect(row.getByText('of 1 in line')).toBeVisible();
  await row.getByText('Chance of a place: about 1 in 10 8%').click();
  await expect(row.getByText(/This class has no history yet/)).toBeVisible();
});

test('history is found by class and month, and an empty search leads back to all', async ({
  page,
  signedInAs,
}) => {
  const member = await aPerson();
  const studio = await openStudio();
  await attendedClass(member, studio, { minutesAgo: 3 * WEEK });
  await attendedClass(member, studio, { minutesAgo: 12 * WEEK, title: 'Harbour Boxing' });
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

test('a link to a booking further down than the list has read leads to it', async ({
  page,
  signedInAs,
}) => {
  const member = await aPerson();
  const studio = await openStudio();
  const old = await attendedClass(member, studio, {
    minutesAgo: 12 * WEEK,
    title: 'Harbour Boxing',
  });
  for (let day = 1; day <= 21; day += 1)
    await attendedClass(member, studio, { minutesAgo: day * 24 * 60 });
  const { id } = await queryOne<{ id: string }>(
    'SELECT id FROM bookings WHERE class_session_id = $1',
    [old.id],
  );
  await signedInAs(member);
  await page.goto(`/app/bookings#booking-${id}`);

  await expect(page.getByRole('tab', { name: 'Past 22' })).toHaveAttribute('aria-selected', 'true');
  const linked = page.getByRole('region', { name: 'The booking you followed a link to' });
  await expect(linked.getByRole('listitem')).toBeFocused();
  await expect(linked.getByRole('heading', { name: 'Harbour Boxing' })).toBeInViewport();
  // Once the list has read as far, it stands where it belongs.
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(linked).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Harbour Boxing' })).toHaveCount(1);
});

test('a class that is over is booked again on its next date', async ({ page, signedInAs }) => {
  const member = await aPerson();
  const studio = await openStudio();
  const flow = await attendedClass(member, studio, { minutesAgo: WEEK - 60 });
  const next = await scheduleClass(studio, { startsInMinutes: 60 + WEEK });
  await query(
    `UPDATE class_sessions SET class_template_id =
       (SELECT class_template_id FROM class_sessions WHERE id = $1) WHERE id = $2`,
    [flow.id, next.id],
  );
  await signedInAs(member);
  await page.goto('/app/bookings?view=past');
  await page.getByRole('link', { name: /^Book again: .+ Sunrise Flow$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/app/venue/${studio.id}\\?session=${next.id}`));
});

test('a booking goes into any calendar, by link, by file or by the feed of all', async ({
  page,
  signedInAs,
}) => {
  const member = await aPerson();
  const flow = await scheduleClass(await openStudio(), { startsInMinutes: 40 * 60 });
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

test('a place held for somebody counts down on its row and is taken there', async ({
  page,
  signedInAs,
}) => {
  const flow = await scheduleClass(await openStudio(), { startsInMinutes: 5 * 60, capacity: 1 });
  const holder = await actAs(await aPerson());
  const held = await holder.book(flow.id);
  const waiting = await aPerson();
  await (await actAs(waiting)).book(flow.id, { join_waitlist: true });
  await holder.cancel(held.id);
  await signedInAs(waiting);
  await page.goto('/app/bookings');

  const row = page.getByRole('listitem').filter({ hasText: 'Sunrise Flow' });
  await expect(row.getByRole('timer')).toHaveText(/minutes left$/);
  await expect(row.getByRole('button', { name: /^Let it go/ })).toBeVisible();
  await row.getByRole('button', { name: 'Take the place' }).click();
  await expect(row.getByText('Confirmed')).toBeVisible();
});
