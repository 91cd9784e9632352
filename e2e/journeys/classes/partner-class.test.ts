import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a partner makes a coach and a class, moves it after a preview, and the member is notified', {
  tag: '@phone',
}, async ({ page, signedInAs }) => {
  const { id: venueId, organisationId } = await createVenue();
  const [partner, member] = [
    await createUser({ role: 'partner_admin', organisationId, plan: null }),
    await createUser(),
  ];
  await signedInAs(partner);
  await page.goto('/app/partner/dashboard');
  // On a phone the sections of the dashboard are folded at first.
  await page.getByRole('heading', { name: 'Trainers' }).click();
  await page.getByRole('link', { name: 'Add trainer' }).click();
  await page.getByLabel('Name').fill('Maya Haddad');
  await page.getByText('Pilates', { exact: true }).click();
  await page.getByRole('button', { name: 'Add trainer' }).click();
  await expect(page.getByRole('link', { name: 'Maya Haddad', exact: true })).toBeVisible();

  await page.getByRole('heading', { name: 'Class Templates' }).click();
  await page.getByRole('link', { name: 'Add class' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Please enter a name, at least 2 characters.')).toBeVisible();
  await expect(page.getByText('Please choose at least one weekday for each time.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Reformer Flow');
  await page.getByLabel('Activity').selectOption('Pilates');
  await page.getByLabel('Trainer').selectOption('Maya Haddad');
  const first = page.getByRole('group', { name: 'Time 1' });
  // Typed as people type it; nothing of it is lost on the way to a time.
  const start = first.getByLabel('Start');
  await start.fill('1');
  await expect(start).toHaveValue('1');
  await start.fill('1800');
  await expect(start).toHaveValue('18:00');
  for (const day of ['Tue', 'Thu']) await first.getByText(day, { exact: true }).click();
  await page.getByRole('button', { name: 'Add another time' }).click();
  const second = page.getByRole('group', { name: 'Time 2' });
  await second.getByLabel('Start').fill('09:30');
  await second.getByText('Sat', { exact: true }).click();
  await page.getByLabel('Capacity').fill('8');
  await page.getByRole('button', { name: 'Publish' }).click();

  // Back at its section, whatever loads above it. One row has all of its times.
  const section = page.getByRole('heading', { name: 'Class Templates' });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await expect(page.getByText('Sat, 09:30')).toBeVisible();
  await expect(page.getByText('Tue, Thu, 18:00')).toBeVisible();

  const device = await actAs(member);
  const { items } = await device.get<{ items: { id: string; local_start: string }[] }>(
    `/class-sessions?venue_id=${venueId}&days=14&limit=50`,
  );
  const evening = items.find(({ local_start }) => local_start === '18:00');
  await device.book(evening?.id ?? '');
  const unread = await device.countUnread();

  await page.getByRole('link', { name: 'Edit Reformer Flow with Maya Haddad' }).click();
  // The earliest time comes first.
  await second.getByLabel('Start').fill('19:00');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const preview = page.getByRole('dialog', { name: 'What this change does' });
  await expect(preview.getByText('1 booked date needs your consent')).toBeVisible();
  await expect(preview.getByLabel('Change the booked dates too')).not.toBeChecked();
  await preview.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Reformer Flow is saved.')).toBeVisible();

  // Left as it was, the booked date can follow later, after a look at whom that concerns.
  const left = page.getByRole('region', { name: '1 booked date is not as the class is now' });
  await expect(left.getByText('instead of 19:00')).toBeVisible();
  await page.reload();
  await left.getByRole('button', { name: 'Change the booked dates too' }).click();
  const question = page.getByRole('dialog', { name: 'Change the booked dates too?' });
  await expect(question.getByText('1 member has a place')).toBeVisible();
  await question.getByRole('button', { name: 'Change and tell members' }).click();
  await expect(page.getByText('The booked dates are as the class is now')).toBeVisible();
  await expect(left).toHaveCount(0);

  await expect.poll(() => device.countUnread()).toBeGreaterThan(unread);
  await signedInAs(member);
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('New time: Reformer Flow')).toBeVisible();
});
