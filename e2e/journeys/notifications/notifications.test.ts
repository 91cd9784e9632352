import type { Locator, Page } from '@playwright/test';
import { actAs } from '../../fixtures/api.ts';
import { createNotifications } from '../../fixtures/database/create-notifications.ts';
import { createUser, PASSWORD } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import {
  accessibilityViolations,
  violationsInBothThemes,
} from '../../fixtures/pages/accessibility-violations.ts';
import { expect, test } from '../../fixtures/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });
const rowOf = (page: Page, title: string) =>
  panelOf(page).getByRole('listitem').filter({ hasText: title });

async function openPanel(page: Page): Promise<Locator> {
  await page.goto('/app/feedback');
  await bell(page).click();
  await expect(panelOf(page).getByRole('heading', { name: 'Notifications' })).toBeVisible();
  return panelOf(page);
}

test('the panel is 320 by 384, groups by day, marks one, then all', async ({
  page,
  signedInAs,
}) => {
  const person = await createUser();
  await createNotifications(
    person,
    Array.from({ length: 11 }, (_, index) => `News ${index}`),
  );
  await createNotifications(person, ['Old news'], { daysAgo: 1 });
  await signedInAs(person);
  const panel = await openPanel(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 9+ unread, exactly 12');
  await expect(bell(page)).toHaveText('9+');
  const labels = { rules: 'visibleLabels', within: '[popovertarget]' } as const;
  expect(await accessibilityViolations(page, labels)).toEqual([]);
  const box = await panel.boundingBox();
  expect([box?.width, box?.height]).toEqual([320, 384]);
  const days = panel.getByRole('heading', { level: 3 });
  await expect(days).toHaveText(['Today', 'Yesterday']);

  await panel.getByRole('button', { name: 'Mark as read: News 0' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 9+ unread, exactly 11');
  // Without a link a click reads it and stays.
  await rowOf(page, 'News 1')
    .getByRole('button', { name: /^Unread: News 1/ })
    .first()
    .click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 9+ unread, exactly 10');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/mark-all-read'));
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  // Shown as read at once; the page is reloaded only after the server has stored it.
  await saved;
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('a deleted notification comes back as it was, by keyboard @desktop', async ({
  page,
  signedInAs,
}) => {
  const person = await createUser();
  await createNotifications(person, ['First', 'Second', 'Third']);
  await signedInAs(person);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Delete notification: Second' }).focus();
  await page.keyboard.press('Enter');
  const undo = panel.getByRole('button', { name: 'Undo: bring back Second' });
  await expect(undo).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  // A reload aborts what is still being sent.
  const restored = page.waitForResponse((response) => response.url().endsWith('/restore'));
  await page.keyboard.press('Enter');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  const titles = panel.getByRole('listitem');
  await expect(titles).toHaveText([/First/, /Second/, /Third/]);
  await restored;
  await page.reload();
  await bell(page).click();
  await expect(titles).toHaveText([/First/, /Second/, /Third/]);
});

test('a deleted notification stays deleted, even if the page closes at once @desktop', async ({
  page,
  context,
  signedInAs,
}) => {
  const person = await createUser();
  await createNotifications(person, ['Keep', 'Drop']);
  await signedInAs(person);
  const panel = await openPanel(page);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await panel.getByRole('button', { name: 'Delete notification: Drop' }).click();
  await answered;
  const again = await context.newPage();
  await page.close();
  await again.goto('/app/feedback');
  await bell(again).click();
  await expect(panelOf(again).getByRole('listitem')).toHaveText([/Keep/]);
});

test('failures show the messages of the specification, and are retried @desktop', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  const person = await createUser();
  await createNotifications(person, ['Stays']);
  await signedInAs(person);
  consoleErrors.allowStatus(500, '/notifications');
  await page.route(/\/api\/v1\/notifications\?/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/app/feedback');
  await bell(page).click();
  const panel = panelOf(page);
  await expect(panel.getByText('Failed to fetch notifications')).toBeVisible();
  await page.unroute(/\/api\/v1\/notifications\?/);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'Stays')).toBeVisible();

  await page.route(/\/notifications\/[0-9a-f-]{36}|mark-all/, (route) =>
    route.fulfill({ status: 500 }),
  );
  const fails = async (button: string, message: string) => {
    await panel.getByRole('button', { name: button }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await expect(rowOf(page, 'Stays')).toBeVisible();
  };
  await fails('Mark as read: Stays', 'Failed to mark notification as read');
  await fails('Mark all as read', 'Failed to mark all notifications as read');
  await fails('Delete notification: Stays', 'Failed to delete notification');
});

test('an empty inbox says so @desktop', async ({ page, signedInAs }) => {
  await signedInAs(await createUser());
  await expect((await openPanel(page)).getByText('No notifications yet')).toBeVisible();
});

test('a notification links to its booking, also after it was cancelled and after signing in @desktop', async ({
  page,
  context,
  signedInAs,
}) => {
  const venue = await createVenue();
  const options = { startsInMinutes: 40 * 60, title: 'Linked Flow', capacity: 1 };
  const flow = await scheduleClass(venue, options);
  const person = await createUser();
  const elsewhere = await actAs(person);
  const holder = await actAs(await createUser());
  const held = await holder.book(flow.id);
  const booking = await elsewhere.book(flow.id, { join_waitlist: true });
  await holder.cancel(held.id);
  await expect.poll(() => elsewhere.countUnread()).toBe(1);
  await signedInAs(person);
  await page.goto('/app/feedback');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  await panelOf(page)
    .getByRole('link', { name: /You are in: Linked Flow/ })
    .click();
  await expect(page).toHaveURL(`/app/bookings#booking-${booking.id}`);
  await expect(panelOf(page)).toBeHidden();
  await expect(page.locator(`#booking-${booking.id}`)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await elsewhere.cancel(booking.id);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  // An address that differs only behind its # would not be loaded anew.
  await page.goto('about:blank');
  await page.goto(`/app/bookings#booking-${booking.id}`);
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`/app/bookings#booking-${booking.id}`);
  await expect(page.getByRole('tab', { name: /Cancelled/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.locator(`#booking-${booking.id}`)).toBeFocused();
});

test.describe('with a clock that the test sets', () => {
  test.use({ ownContext: true });

  test('new notifications are announced once, and none are requested while the page is hidden @desktop', async ({
    page,
    signedInAs,
  }) => {
    const person = await createUser();
    await createNotifications(person, ['Known']);
    await signedInAs(person);
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/unread-count')) asked += 1;
    });
    await page.goto('/app/feedback');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    const said = page.locator('[aria-live="polite"]').filter({ hasText: 'new notification' });
    await expect(said).toHaveCount(0);
    await createNotifications(person, ['Fresh', 'Fresher']);
    // A count that was already being read when they came is read again at the next interval.
    await expect(async () => {
      await page.clock.runFor(31_000);
      await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread', { timeout: 2000 });
    }).toPass();
    await expect(said).toHaveText('2 new notifications');

    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const before = asked;
    await page.clock.runFor(120_000);
    expect(asked).toBe(before);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(31_000);
    await expect.poll(() => asked).toBeGreaterThan(before);
  });
});

test('the open panel has no accessibility violation, light and dark @phone', async ({
  page,
  signedInAs,
}) => {
  // Colours in the middle of a transition are those of neither state.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await createUser();
  await createNotifications(person, ['One', 'Two']);
  await signedInAs(person);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Delete notification: Two' }).click();
  await expect(panel.getByText('Deleted', { exact: true })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
