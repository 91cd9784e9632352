import type { Locator, Page } from '@playwright/test';
import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { repeatClass } from '../../fixtures/database/repeat-class.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a partner drags a booked class to another time in the calendar, and moves one by keys', {
  tag: '@desktop',
}, async ({ page, signedInAs, consoleErrors }) => {
  // What a colleague has cancelled is refused, on purpose.
  consoleErrors.allowStatus(409, '/class-sessions/');
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: quarterInTwoDays() });
  const calm = await scheduleClass(venue, {
    title: 'Calm Yin',
    startsInMinutes: quarterInTwoDays() + 90,
  });
  const member = await actAs(await createUser({}));
  await member.book(flow.id);
  const { organisationId } = venue;
  const partner = await createUser({ role: 'partner_staff', organisationId, plan: null });
  await signedInAs(partner);
  const classAt = (title: string, start: string) =>
    page.getByRole('link', { name: new RegExp(`^${start} to .*${title}`) });
  const dialog = page.getByRole('dialog', { name: /^Move / });

  await page.goto('/app/partner/dashboard');
  await page.getByRole('link', { name: 'Week calendar' }).click();
  await page.goto(`/app/partner/class-schedule?venue=${venue.id}&week=${flow.date}`);

  // Escape in the middle of a drag takes it back, and opens nothing.
  const block = classAt(flow.title, flow.startsAt);
  await dragDown(page, block, 60);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/class-schedule/);

  await dragDown(page, block, 120);
  await page.mouse.up();
  await expect(dialog.getByText('1 member is told.')).toBeVisible();
  await expect(dialog.getByText('1 member may then cancel free until the start.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep its time' }).click();
  await expect(dialog).toBeHidden();
  await dragDown(page, block, 120);
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'Move this class' }).click();
  await expect(classAt(flow.title, later(flow.startsAt, 120))).toBeFocused();
  await expect.poll(() => member.countUnread()).toBeGreaterThanOrEqual(1);

  // Arrows go to the class before; Space takes it along.
  await page.keyboard.press('ArrowUp');
  const yin = classAt(calm.title, calm.startsAt);
  await expect(yin).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${later(calm.startsAt, -15)} to`)).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Calm Yin stays where it was')).toBeAttached();
  await page.keyboard.press('Space');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nobody is told.')).toBeVisible();
  await expect(dialog.getByText('Move Calm Yin')).toBeFocused();

  // A colleague cancels it meanwhile: it stays where it was, and the dialog says why.
  const colleague = await actAs(partner);
  await colleague.post(`/partner/class-sessions/${calm.id}/cancel`, { reason: 'The heating' });
  await dialog.getByRole('button', { name: 'Move this class' }).press('Enter');
  await expect(dialog.getByText('This class has been cancelled.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(classAt(`${calm.title}, cancelled`, calm.startsAt)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Calm Yin is cancelled and cannot be moved.')).toBeAttached();

  // The week is in the address: Back leads to it.
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(page.getByText('No class in this week.')).toBeVisible();
  await page.goBack();
  await expect(yin).toBeVisible();

  // A click opens the class inside the app: its links are the calendar's, not the router's.
  await page.evaluate(() => sessionStorage.setItem('loaded-at', String(performance.timeOrigin)));
  await yin.click();
  await expect(page.getByRole('heading', { name: calm.title })).toBeVisible();
  const loadedAt = await page.evaluate(() => sessionStorage.getItem('loaded-at'));
  expect(await page.evaluate(() => String(performance.timeOrigin))).toBe(loadedAt);
});

test('dropped with its later dates a class moves on all of them, and Undo of the toast moves them back', {
  tag: '@desktop',
}, async ({ page, signedInAs }) => {
  const venue = await createVenue();
  const first = await scheduleClass(venue, { startsInMinutes: quarterInTwoDays() });
  const week = 7 * 24 * 60;
  const next = await scheduleClass(venue, { startsInMinutes: quarterInTwoDays() + week });
  await repeatClass(first, next);
  const { organisationId } = venue;
  const partner = await createUser({ role: 'partner_staff', organisationId, plan: null });
  await signedInAs(partner);
  const device = await actAs(partner);
  const startOf = async (id: string) =>
    (await device.get<{ local_start: string }>(`/partner/class-sessions/${id}`)).local_start;
  const classAt = (start: string) =>
    page.getByRole('link', { name: new RegExp(`^${start} to .*${first.title}`) });
  const dialog = page.getByRole('dialog', { name: /^Move / });

  await page.goto(`/app/partner/class-schedule?venue=${venue.id}&week=${first.date}`);
  await dragDown(page, classAt(first.startsAt), 60);
  await page.mouse.up();
  await dialog.getByText('This and following').click();
  await expect(dialog.getByText('2 classes change.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move these dates' }).click();
  await expect(classAt(later(first.startsAt, 60))).toBeVisible();
  expect(await startOf(next.id)).toBe(later(next.startsAt, 60));

  const toast = page.getByRole('status').filter({ hasText: `${first.title} is moved.` });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 classes are as they were before.')).toBeVisible();
  await expect(classAt(first.startsAt)).toBeVisible();
  expect(await startOf(next.id)).toBe(next.startsAt);
});

test('dropped with all dates to come a class moves on those before it too, and Undo moves all of them back', {
  tag: '@desktop',
}, async ({ page, signedInAs }) => {
  const venue = await createVenue();
  const day = 24 * 60;
  const first = await scheduleClass(venue, { startsInMinutes: quarterInTwoDays() - day });
  const dragged = await scheduleClass(venue, { startsInMinutes: quarterInTwoDays() });
  const last = await scheduleClass(venue, { startsInMinutes: quarterInTwoDays() + 7 * day });
  for (const date of [dragged, last]) await repeatClass(first, date);
  const { organisationId } = venue;
  const partner = await createUser({ role: 'partner_staff', organisationId, plan: null });
  await signedInAs(partner);
  const device = await actAs(partner);
  const startOf = async (id: string) =>
    (await device.get<{ local_start: string }>(`/partner/class-sessions/${id}`)).local_start;
  const dialog = page.getByRole('dialog', { name: /^Move / });

  await page.goto(`/app/partner/class-schedule?venue=${venue.id}&week=${dragged.date}`);
  const blocks = page.getByRole('link', {
    name: new RegExp(`^${dragged.startsAt} to .*${first.title}`),
  });
  await dragDown(page, blocks.last(), 60);
  await page.mouse.up();
  await dialog.getByText('All dates to come').click();
  await expect(dialog.getByText('3 classes change.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move these dates' }).click();
  await expect(dialog).toBeHidden();
  for (const { id } of [first, dragged, last])
    expect(await startOf(id)).toBe(later(dragged.startsAt, 60));

  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 classes are as they were before.')).toBeVisible();
  expect(await startOf(first.id)).toBe(first.startsAt);
});

test('all venues in one week: three that meet have readable titles, empty hours open', {
  tag: '@desktop',
}, async ({ page, signedInAs }) => {
  const venue = await createVenue();
  const { organisationId } = venue;
  const other = await createVenue({ organisationId });
  const startsInMinutes = quarterInTwoDays();
  const titles = ['Reformer Foundations', 'Mobility & Breath', 'Strength for Runners'];
  for (const title of titles) await scheduleClass(venue, { title, startsInMinutes });
  const away = await scheduleClass(other, { title: 'Calm Yin', startsInMinutes });
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));

  await page.goto(`/app/partner/class-schedule?venue=${venue.id}&week=${away.date}`);
  const calendar = page.getByRole('region', { name: 'Classes of the week by the hour' });
  await expect(calendar.getByRole('link')).toHaveCount(3);
  await page.getByLabel('Venue').selectOption('All venues');
  await expect(calendar.getByRole('link')).toHaveCount(4);
  await expect(calendar.getByRole('link', { name: new RegExp(other.name) })).toBeVisible();
  await expect(page).toHaveURL(/venue=all/);

  // Nothing of a title is cut off, on any width on which there is a calendar by the hour.
  for (const width of [1440, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    for (const title of titles) {
      const block = calendar.getByRole('link', { name: new RegExp(title) });
      const cut = block.getByText(title, { exact: true }).evaluate((text) => {
        const below = text.getBoundingClientRect().bottom;
        const end = text.closest('a')?.getBoundingClientRect().bottom ?? 0;
        return (
          text.scrollWidth > text.clientWidth ||
          text.scrollHeight > text.clientHeight ||
          below > end
        );
      });
      expect(await cut, `${title} at ${width}`).toBe(false);
    }
  }

  const folded = calendar.getByRole('button', { name: /^00:00 to .*: no class$/ });
  await folded.click();
  const opened = calendar.getByRole('button', { name: /^Fold 00:00 to/ });
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
  await opened.press('Enter');
  await expect(folded).toBeVisible();

  // On a phone the day is a list, whose rows name the venue.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/app/partner/class-schedule?venue=all&week=${away.date}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Calm Yin' });
  await expect(row.getByText(other.name)).toBeVisible();
});

/** Minutes until a time in two days that is a step of the calendar. */
function quarterInTwoDays(): number {
  return 2 * 24 * 60 - (Math.floor(Date.now() / 60_000) % 15);
}

/** A local time so many minutes later. */
function later(time: string, minutes: number): string {
  const moment = new Date(Date.parse(`2026-01-01T${time}:00Z`) + minutes * 60_000);
  return moment.toISOString().slice(11, 16);
}

/** Presses on a session and pulls it down by so many minutes, without letting go. */
async function dragDown(page: Page, block: Locator, minutes: number) {
  const pixelsPerMinute = 1.2;
  // Waits until nothing covers it any more, as a dialog that closes does.
  await block.hover();
  await block.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await block.boundingBox();
  if (!box) throw new Error('The session is not on the screen.');
  const [x, y] = [box.x + 20, box.y + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + minutes * pixelsPerMinute, { steps: 4 });
}
