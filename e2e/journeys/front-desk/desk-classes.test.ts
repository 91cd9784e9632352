import { randomUUID } from 'node:crypto';
import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('of two classes that check in at once each is named above the roster, and shows its own', async ({
  page,
  signedInAs,
  isMobile,
}) => {
  const venue = await createVenue();
  const late = await scheduleClass(venue, { startsInMinutes: -10, title: 'Late Lift' });
  const flow = await scheduleClass(venue, { startsInMinutes: 4 });
  await scheduleClass(venue, { startsInMinutes: 90, title: 'Evening Rest' });
  const { organisationId } = venue;
  const staff = await createUser({ role: 'partner_staff', organisationId, plan: null });
  const desk = await actAs(staff);
  const karim = await createUser({ fullName: 'Karim Kettle' });
  await desk.post('/partner/check-ins/walk-in', {
    class_session_id: late.id,
    email: karim.email,
  });
  await signedInAs(staff);
  await page.goto('/app/checkin-dashboard');
  await expect(page.getByRole('heading', { name: 'Sunrise Flow' })).toBeVisible();

  const strip = page.getByRole('navigation', { name: 'Check-in is open' });
  if (!isMobile) {
    // Beside the roster the list of the day shows them.
    await expect(strip).toBeHidden();
    return;
  }
  await expect(strip.getByRole('button')).toHaveText([
    `${late.startsAt} Late Lift 1 of 1 arrived`,
    `${flow.startsAt} Sunrise Flow 0 of 0 arrived`,
  ]);
  const roster = page.getByRole('region', { name: 'Sunrise Flow' });
  const [stripBox, rosterBox] = [await strip.boundingBox(), await roster.boundingBox()];
  expect(stripBox?.y).toBeLessThan(rosterBox?.y ?? 0);
  await strip.getByRole('button', { name: /Late Lift/ }).tap();
  await expect(page.getByRole('region', { name: 'Late Lift' })).toContainText('Karim Kettle');
  await expect(strip.getByRole('button', { name: /Late Lift/ })).toHaveAttribute('aria-current');
});

test('a deleted account has words on the roster, in the latest arrivals and beside its guest', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue({ guestsPerBooking: 1 });
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const gone = await createUser({ fullName: '' });
  const member = await actAs(gone);
  const { id } = await member.book(flow.id);
  await member.put(`/bookings/${id}/guests/${randomUUID()}`, { name: 'Mona Saad' });
  const { organisationId } = venue;
  const staff = await createUser({ role: 'partner_staff', organisationId, plan: null });
  await (await actAs(staff)).post('/partner/check-ins/by-hand', { booking_id: id });
  await signedInAs(staff);
  await page.goto('/app/checkin-dashboard');

  const roster = page.getByRole('table', { name: /^Roster of Sunrise Flow/ });
  await expect(roster.getByRole('rowheader').first()).toContainText('Deleted account');
  await expect(roster).toContainText('Guest of Deleted account');
  await expect(page.getByRole('region', { name: 'Latest arrivals' })).toContainText(
    'Deleted account',
  );
  await expect(
    page.getByRole('button', { name: 'Undo the arrival of Deleted account' }),
  ).toBeVisible();
});
