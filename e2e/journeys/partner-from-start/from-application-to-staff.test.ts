import { randomUUID } from 'node:crypto';
import { actAs } from '../../fixtures/api.ts';
import { applicantEmail } from '../../fixtures/application-numbers.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';
import { apply, makeChanges, readGerman } from './apply.ts';
import { browserOf } from './other-person.ts';
import { approve, askForChanges } from './review.ts';
import { cancelFollowingAndRestore, move, substitute } from './run-schedule.ts';
import { acceptInvitation, describeVenue, planClass, publishVenue } from './set-up-venue.ts';
import { inviteAndRemove, stayAsTheOnlyAdmin } from './staff.ts';

/** What a partner does alone with a thumb within ten minutes, from the invitation in the mail on. */
const MOST_TAPS = 20;
const MOST_FIELDS = 15;

/** The weekdays of the days after tomorrow and two later, as German calendars write them. */
const weekdays = [2, 4].map((days) =>
  new Intl.DateTimeFormat('de', { weekday: 'short', timeZone: 'Asia/Beirut' }).format(
    Date.now() + days * 24 * 3_600_000,
  ),
);

test('a studio goes from its application to a booked class, changes it, and invites and removes staff', {
  tag: '@phone',
}, async ({ page, browser, consoleErrors }) => {
  const name = `Hafenstudio ${randomUUID().slice(0, 8)}`;
  const email = applicantEmail();
  const reviewer = await browserOf(browser, await createUser({ role: 'ops', plan: null }));
  const member = await createUser({ fullName: 'Nadia Member' });
  const phone = await browserOf(browser, member);

  await test.step('applies, is asked for a change, makes it and is approved', async () => {
    await readGerman(page);
    await apply(page, name, email);
    await askForChanges(reviewer, name, 'Please say more about your rooms.');
    const link = await makeChanges(page, email, 'Please say more about your rooms.');
    await approve(reviewer, name);
    await page.goto(link);
    await page.reload();
    await expect(page.getByText('Dein Antrag ist angenommen.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Antrag zurückziehen' })).toHaveCount(0);
  });

  const venue = await test.step('reaches a bookable class in few taps', async () => {
    const effort = await acceptInvitation(page, email);
    const id = await describeVenue(page, name, effort);
    await planClass(page, { name: 'Yoga am Meer', weekdays }, effort);
    await publishVenue(page, name, effort);
    const { taps, fields } = effort;
    test.info().annotations.push({ type: 'effort', description: `${taps} taps, ${fields} fields` });
    // Both are counted: fewer than these would be a journey that counts nothing.
    expect(Math.min(taps, fields)).toBeGreaterThan(5);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    expect(fields).toBeLessThanOrEqual(MOST_FIELDS);
    return id;
  });

  const device = await actAs(member);
  const { items } = await device.get<{ items: { id: string; local_date: string }[] }>(
    `/class-sessions?venue_id=${venue}&days=14&limit=50`,
  );
  const [first] = items;
  await test.step('is booked by a member', async () => {
    await phone.goto(`/app/venue/${venue}?date=${first?.local_date}`);
    await phone.getByRole('button', { name: ': Yoga am Meer, 18:00' }).press('Enter');
    const sheet = phone.getByRole('dialog', { name: 'Yoga am Meer' });
    await sheet.getByRole('button', { name: 'Book 18:00' }).press('Enter');
    await expect(phone.getByRole('dialog', { name: 'You are booked' })).toBeVisible();
  });

  const partner = await actAs({ id: '', email, fullName: '' });
  await test.step('moves, substitutes, cancels a range and puts one back; the member is notified', async () => {
    await partner.post('/partner/trainers', { name: 'Rami Haddad', activities: ['yoga'] });
    await move(page, first?.id ?? '');
    await substitute(page, 'Rami Haddad');
    await cancelFollowingAndRestore(page, 'Das war der falsche Kurs');
    await phone.goto('/app/dashboard');
    await phone.getByRole('button', { name: /^Notifications/ }).press('Enter');
    for (const title of [
      'New time: Yoga am Meer',
      'New coach: Yoga am Meer',
      'Class cancelled: Yoga am Meer',
      'Taking place after all: Yoga am Meer',
    ])
      await expect(phone.getByText(title)).toBeVisible();
  });

  await test.step('invites a staff member, who accepts, and removes them', async () => {
    consoleErrors.allowStatus(409, '/partner/staff/');
    await stayAsTheOnlyAdmin(page, 'Maya Khoury');
    await inviteAndRemove(page, browser);
  });
  await reviewer.context().close();
  await phone.context().close();
});
