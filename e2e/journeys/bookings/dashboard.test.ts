import { actAs } from '../../fixtures/api.ts';
import { createAttendedClass } from '../../fixtures/database/create-attended-class.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the next class counts down, and while check-in is open it links to the digital ID', async ({
  page,
  signedInAs,
  isMobile,
}) => {
  const member = await createUser();
  const flow = await scheduleClass(await createVenue(), { startsInMinutes: 20 });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);
  await page.goto('/app/dashboard');

  const next = page.getByRole('article').filter({ hasText: 'Sunrise Flow' });
  const countdown = next.getByRole('timer');
  await expect(countdown).toHaveText(/^in \d\d:\d\d$/);
  const first = await countdown.textContent();
  await expect(countdown).not.toHaveText(first ?? '');
  const map = isMobile ? /^geo:33\.892,35\.51/ : /openstreetmap\.org\/directions/;
  await expect(next.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', map);
  // The scanner is in the phone's bottom bar, and nowhere else.
  await expect(page.locator('a[href="/app/scan"]')).toHaveCount(isMobile ? 1 : 0);
  await next.getByRole('link', { name: 'Check in' }).click();
  await expect(page).toHaveURL('/app/digital-id');
});

test('before check-in opens the dashboard says when it does, and offers no check-in @desktop', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser();
  const flow = await scheduleClass(await createVenue(), { startsInMinutes: 3 * 60 });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);
  await page.goto('/app/dashboard');
  const next = page.getByRole('article').filter({ hasText: 'Sunrise Flow' });
  await expect(next.getByText(/^Check-in opens \d\d:\d\d$/)).toBeVisible();
  await expect(next.getByRole('timer')).toHaveText(/^in 2 h \d+ min$/);
  await expect(next.getByRole('link', { name: 'Check in' })).toHaveCount(0);
});

test('a class is recommended with its strongest reason, and links to where it is booked', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser();
  const venue = await createVenue();
  for (const days of [7, 14, 21])
    await createAttendedClass(member, venue, { minutesAgo: days * 24 * 60 - 70 });
  // That weekday, time and venue: the venues of other journeys are close by.
  const title = `Slow Flow ${venue.name.slice(-8)}`;
  const flow = await scheduleClass(venue, { startsInMinutes: 70, title });
  await signedInAs(member);
  await page.goto('/app/dashboard');

  const shown = page.getByRole('listitem').filter({ hasText: title });
  await expect(shown.getByText(/^yoga on .+: 3 times in 3 months$/)).toBeVisible();
  await shown.getByRole('link', { name: /^Book Slow Flow/ }).click();
  await expect(page).toHaveURL(new RegExp(`/app/venue/${venue.id}\\?session=${flow.id}`));
});

test('the first steps of a new member are ticked off as they happen, and the list is dismissed for good @desktop', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser({ plan: null });
  await signedInAs(member);
  await page.goto('/app/dashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByText('1 of 5 done')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Choose a plan' })).toHaveCount(2);

  const { id } = await createVenue();
  await (await actAs(member)).put(`/favourites/${id}`, {});
  await page.reload();
  await expect(steps.getByText('2 of 5 done')).toBeVisible();
  await page.goto('/app/digital-id');
  await expect(page.getByText('Your phone is your pass')).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(steps.getByText('3 of 5 done')).toBeVisible();
  await steps.getByRole('button', { name: 'Put this list away' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByText('You have no plan yet.')).toBeVisible();
  await expect(steps).toBeHidden();
});

test('recent activity links to the booking concerned @desktop', async ({ page, signedInAs }) => {
  const member = await createUser();
  const flow = await scheduleClass(await createVenue(), { startsInMinutes: 40 * 60 });
  const acting = await actAs(member);
  await acting.cancel((await acting.book(flow.id)).id);
  await signedInAs(member);
  await page.goto('/app/dashboard');
  const lately = page.getByRole('region', { name: 'Lately' });
  await expect(lately.getByText(/^Cancelled by you/)).toBeVisible();
  await lately.getByRole('link', { name: 'Sunrise Flow' }).click();
  await expect(page).toHaveURL(/\/app\/bookings\?view=cancelled$/);
  await expect(page.getByText('It cost nothing.')).toBeVisible();
});

test('the week shows a visit and takes a goal, and last month is looked back at', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser({ joinedDaysAgo: 60 });
  const venue = await createVenue();
  await createAttendedClass(member, venue, { minutesAgo: 1 });
  await createAttendedClass(member, venue, { minutesAgo: 31 * 24 * 60 });
  await signedInAs(member);
  await page.goto('/app/dashboard');

  const week = page.getByRole('region', { name: 'This week' });
  await expect(week.getByText('1 visit', { exact: true })).toBeVisible();
  await week.getByRole('button', { name: 'Set a weekly goal' }).click();
  await page.getByText('2', { exact: true }).and(page.locator('label')).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(week.getByText('1 of 2 visits')).toBeVisible();
  await expect(week.locator('[data-rolled]', { hasText: '1 of 2 visits' })).toBeVisible();
  // The number alone rolls when it alone changes, and the button keeps one name.
  await week.getByRole('button', { name: 'Weekly goal: 2' }).click();
  await page.getByText('3', { exact: true }).and(page.locator('label')).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const goal = week.getByRole('button', { name: 'Weekly goal: 3', exact: true });
  await expect(goal.locator('[data-rolled] [data-rolled]')).toHaveText('3');
  // The menu is in the bottom bar, and nothing repeats it.
  await expect(page.getByRole('main').locator('a[href="/app/digital-id"]')).toHaveCount(0);

  await page.goto('/app/bookings?view=past');
  await page.getByRole('link', { name: 'Your month in review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Your / })).toBeVisible();
  const months = page.getByRole('navigation', { name: 'Other months' });
  await months.getByRole('link', { name: 'Next month' }).click();
  await expect(page.getByRole('link', { name: venue.name }).first()).toBeVisible();
  await expect(page.getByText('Weeks in a row')).toBeVisible();
});
