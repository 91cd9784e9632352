import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { repeatClass } from '../../fixtures/database/repeat-class.ts';
import { expect, test } from '../../fixtures/test.ts';

const DAY = 24 * 60;

test('a partner sees who comes, resizes all dates of a class, and undoes it', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const first = await scheduleClass(venue, { startsInMinutes: DAY });
  const next = await scheduleClass(venue, { startsInMinutes: 2 * DAY });
  await repeatClass(first, next);
  const { organisationId } = venue;
  const partner = await createUser({ role: 'partner_staff', organisationId, plan: null });
  const member = await createUser({ fullName: 'Rana Saab' });
  await (await actAs(member)).book(first.id);
  await signedInAs(partner);

  await page.goto(`/app/partner/class-sessions/${first.id}`);
  await expect(page.getByText(venue.name)).toBeVisible();
  const people = page.getByRole('region', { name: 'Who is coming' });
  await expect(people.getByText('Rana Saab')).toBeVisible();

  const change = page.getByRole('region', { name: 'Move, substitute, resize' });
  // A browser writes the date as its system does: below it stands in the words of the page.
  const date = change.getByLabel('Date', { exact: true });
  await expect(date).toHaveAccessibleDescription(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
  await change.getByText('All dates to come').click();
  await expect(date).toHaveCount(0);
  await change.getByLabel('Places').fill('20');
  await change.getByRole('button', { name: 'See what changes' }).click();
  await expect(change.getByText('2 classes change.')).toBeVisible();
  await change.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText('1 of 20 booked')).toBeVisible();

  // What the toast says and the line of the page both lead back; the toast covers no choice of dates.
  const toast = page.getByRole('status').filter({ hasText: 'is changed.' });
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(
    page.getByText(/^Changed just now\. Until \d\d:\d\d you can undo it\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 classes are as they were before.')).toBeVisible();
  await expect(page.getByText('1 of 12 booked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('an ill coach’s classes of the day are covered or cancelled with one confirmation', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 60 });
  const yin = await scheduleClass(venue, { title: 'Calm Yin', startsInMinutes: 180 });
  const { organisationId } = venue;
  const partner = await createUser({ role: 'partner_admin', organisationId, plan: null });
  const device = await actAs(partner);
  const coachNamed = (name: string) =>
    device.post<{ id: string }>('/partner/trainers', { name, bio: '', activities: ['yoga'] });
  const [maya] = [await coachNamed('Maya Haddad'), await coachNamed('Rami Khoury')];
  for (const { id } of [flow, yin])
    await device.patch(`/partner/class-sessions/${id}`, { trainer_id: maya.id });
  await signedInAs(partner);

  await page.goto('/app/partner/dashboard#trainers');
  await page.getByRole('link', { name: 'Ill today: Maya Haddad' }).click();
  const choiceFor = (title: string) =>
    page.getByRole('combobox', { name: new RegExp(`^Who takes over ${title}`) });
  await expect(choiceFor('Sunrise Flow').locator('option:checked')).toHaveText('Rami Khoury');
  await choiceFor('Calm Yin').selectOption('Cancel this class');
  const confirm = page.getByRole('button', { name: 'Save and tell members' });
  await confirm.click();
  await expect(page.getByText('Please give a reason of at least 3 characters.')).toBeVisible();
  await page.getByLabel('Reason for the cancellations').fill('Maya is ill');
  await confirm.click();
  await expect(page.getByText('Maya Haddad has no class to come on these days.')).toBeVisible();
  await page.goto(`/app/partner/class-sessions/${yin.id}`);
  await expect(page.getByText('Cancelled: Maya is ill')).toBeVisible();
  await page.goto(`/app/partner/class-sessions/${flow.id}`);
  await expect(page.getByText('with Rami Khoury')).toBeVisible();
  // What was covered and what was cancelled goes back in one act.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('with Maya Haddad')).toBeVisible();
  await expect(page.getByText('2 classes are as they were before.')).toBeVisible();
  await page.goto(`/app/partner/class-sessions/${yin.id}`);
  await expect(page.getByText('0 of 12 booked')).toBeVisible();
});

test('a class that was cancelled with its later dates is put back with them, by one button', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const first = await scheduleClass(venue, { startsInMinutes: DAY });
  const next = await scheduleClass(venue, { startsInMinutes: 2 * DAY });
  await repeatClass(first, next);
  const { organisationId } = venue;
  const partner = await createUser({ role: 'partner_staff', organisationId, plan: null });
  const member = await actAs(await createUser());
  await member.book(next.id);
  await signedInAs(partner);

  await page.goto(`/app/partner/class-sessions/${first.id}`);
  const cancel = page.getByRole('region', { name: 'Cancel' });
  await cancel.getByText('This and all later ones').click();
  await cancel.getByLabel('Reason, told to the members').fill('We are moving house');
  await cancel.getByRole('button', { name: 'Cancel 2 classes' }).click();
  await expect(page.getByText('2 classes of Sunrise Flow are cancelled.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  const told = '2 classes are as they were before. 1 old place is held for its member.';
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText('0 of 12 booked')).toBeVisible();
  await page.goto(`/app/partner/class-sessions/${next.id}`);
  await expect(page.getByText('1 of 12 booked')).toBeVisible();
});
