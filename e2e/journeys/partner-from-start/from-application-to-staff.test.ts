import { randomUUID } from 'node:crypto';
import { actAs } from '../../fixtures/api.ts';
import { createUser, PASSWORD } from '../../fixtures/database/create-user.ts';
import { applicantEmail } from '../../fixtures/fill-application.ts';
import { mailedToken } from '../../fixtures/mailed-token.ts';
import { expect, test } from '../../fixtures/test.ts';
import { apply, makeChanges, readGerman } from './apply.ts';
import { browserOf } from './other-person.ts';
import { approve, askForChanges } from './review.ts';
import { cancelFollowingAndRestore, move, substitute } from './run-schedule.ts';
import { acceptInvitation, publishClass, setUpVenue } from './set-up-venue.ts';

/** What a person does with one thumb in ten minutes, the passwords included. */
const MOST_TAPS = 25;
const MOST_FIELDS = 20;

/** The weekdays of the days after tomorrow and two later, as German calendars write them. */
const weekdays = [2, 4].map((days) =>
  new Intl.DateTimeFormat('de', { weekday: 'short', timeZone: 'Asia/Beirut' }).format(
    Date.now() + days * 24 * 3_600_000,
  ),
);

test('a studio goes from its application to a booked class, changes it, and invites and removes staff', {
  tag: '@phone',
}, async ({ page, browser }) => {
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
  });

  const venue = await test.step('reaches a bookable class in few taps', async () => {
    const effort = await acceptInvitation(page, email);
    const id = await setUpVenue(page, name, effort);
    await publishClass(page, { name: 'Yoga am Meer', weekdays }, effort);
    const { taps, fields } = effort;
    test.info().annotations.push({ type: 'effort', description: `${taps} taps, ${fields} fields` });
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
  await test.step('moves, substitutes, cancels a range and puts one back; the member is told', async () => {
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

  await test.step('invites somebody, who accepts, and removes them', async () => {
    const staff = `rami-${randomUUID()}@example.test`;
    await page.goto('/app/partner/staff');
    await page.getByRole('button', { name: 'Jemanden einladen' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Jemanden einladen' });
    await dialog.getByLabel('E-Mail').fill(staff);
    await dialog.getByLabel('Vollständiger Name').fill('Rami Khoury');
    await dialog.getByRole('button', { name: 'Einladung senden' }).press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: 'Rami Khoury' });
    await expect(row.getByText(/^Eingeladen bis/)).toBeVisible();

    const colleague = await browserOf(browser, null);
    const token = await mailedToken(staff, 'password-setup');
    await colleague.goto(`/partner/password-setup#token=${token}`);
    await colleague.getByLabel('New Password').fill(PASSWORD);
    await colleague.getByLabel('Confirm Password').fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Set Password & Continue' }).press('Enter');
    await colleague.getByRole('link', { name: 'Go to the partner dashboard' }).press('Enter');
    await expect(colleague.getByRole('heading', { name: 'Class Schedule' })).toBeVisible();

    await page.reload();
    await row.getByRole('button', { name: 'Rami Khoury entfernen' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Aus dem Team entfernen?' });
    await question.getByRole('button', { name: 'Entfernen' }).press('Enter');
    await expect(row).toHaveCount(0);
    await colleague.reload();
    await expect(
      colleague.getByText('Your session has ended. Please sign in again.'),
    ).toBeVisible();
    await colleague.context().close();
  });
  await reviewer.context().close();
  await phone.context().close();
});
