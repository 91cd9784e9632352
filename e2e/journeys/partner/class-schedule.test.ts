import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

const TWO_DAYS = 2 * 24 * 60;

test('a partner moves a booked class by keyboard, cancels it by mistake and puts it back', {
  tag: '@desktop',
}, async ({ page, signedInAs }) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: TWO_DAYS });
  const member = await actAs(await createUser({}));
  await member.book(flow.id);
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));

  await page.goto('/app/partner/dashboard');
  await page.getByRole('radio').nth(2).press('Space');
  await page.getByRole('link', { name: flow.title, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: flow.title })).toBeVisible();

  // The new time is shown with whom it concerns before anything is saved.
  await page.getByLabel('Starts at').fill('20:45');
  await page.getByRole('button', { name: 'See what changes' }).press('Enter');
  const change = page.getByRole('region', { name: 'Move, substitute, resize' });
  await expect(change.getByText('1 member is told.')).toBeVisible();
  await expect(change.getByText('1 member may then cancel free until the start.')).toBeVisible();
  await change.getByRole('button', { name: 'Save the change' }).press('Enter');
  await expect(page.getByText(/20:45 to 21:45/)).toBeVisible();
  await expect(page.getByText('1 of 12 booked')).toBeVisible();

  const cancel = page.getByRole('region', { name: 'Cancel' });
  await cancel.getByText('This and all later ones').click();
  await expect(cancel.getByText('The class ends with this date')).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancel 1 class' }).press('Enter');
  await expect(cancel.getByText('at least 3 characters')).toBeVisible();
  await cancel.getByLabel('Reason').fill('The wrong class, by mistake');
  await cancel.getByRole('button', { name: 'Cancel 1 class' }).press('Enter');

  const restore = page.getByRole('region', { name: 'Put back' });
  await expect(restore.getByText('1 old place is held for its member')).toBeVisible();
  await restore.getByRole('button', { name: 'Put this class back' }).press('Enter');
  await expect(page.getByText('1 of 12 booked')).toBeVisible();
  await expect.poll(() => member.countUnread()).toBeGreaterThanOrEqual(3);
});
