import { actAs } from '../../fixtures/api.ts';
import { backdateBooking } from '../../fixtures/database/backdate-booking.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a booking moves to another time, after what that costs was read @both', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser({ plan: 'plus' });
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 40 * 60 });
  const later = await scheduleClass(venue, { startsInMinutes: 64 * 60 });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);
  await page.goto('/app/bookings');
  await page.getByRole('button', { name: `Move Sunrise Flow, ${flow.startsAt}` }).click();

  const sheet = page.getByRole('dialog', { name: 'Move Sunrise Flow' });
  await expect(sheet.getByRole('heading', { name: 'The same class' })).toBeVisible();
  await sheet.getByRole('button', { name: later.startsAt }).click();
  await expect(sheet.getByText('Giving up your present place is free.')).toBeVisible();
  await expect(sheet.getByText(/^The new place uses 1 visit\./)).toBeVisible();
  await sheet.getByRole('button', { name: `Move to ${later.startsAt}` }).click();
  await expect(page.getByText(/^Moved: Sunrise Flow/)).toBeVisible();
  await expect(sheet).toBeHidden();
  const cancel = page.getByRole('button', { name: /^Cancel Sunrise Flow/ });
  await expect(cancel).toHaveCount(1);
  await expect(cancel).toHaveAccessibleName(`Cancel Sunrise Flow, ${later.startsAt}`);
});

test('late, it says that the visit is used, and a class that a rule forbids leaves all as it was @phone', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser({ plan: 'plus' });
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 5 * 60 });
  const other = await scheduleClass(venue, { startsInMinutes: 64 * 60 });
  const elsewhere = await scheduleClass(await createVenue(), { startsInMinutes: 64 * 60 });
  const api = await actAs(member);
  await backdateBooking((await api.book(flow.id)).id, '1 hour');
  await api.book(elsewhere.id);
  await signedInAs(member);
  await page.goto('/app/bookings');
  await page.getByRole('button', { name: `Move Sunrise Flow, ${flow.startsAt}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Move Sunrise Flow' });
  await sheet.getByRole('button', { name: other.startsAt }).click();
  await expect(sheet.getByText('You cannot move there now')).toBeVisible();
  await expect(sheet.getByText('No overlap')).toBeVisible();
  await sheet.getByRole('button', { name: 'Choose another time' }).click();
  await expect(sheet.getByText(/Both happen at once, or nothing\.$/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/app/bookings');
  await page
    .getByRole('button', { name: `Cancel Sunrise Flow, ${elsewhere.startsAt}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel my booking' }).click();
  await expect(page.getByText('Sunrise Flow is cancelled.')).toBeVisible();
  await page.getByRole('button', { name: `Move Sunrise Flow, ${flow.startsAt}` }).click();
  await sheet.getByRole('button', { name: other.startsAt }).click();
  await expect(sheet.getByText(/^Your present place is given up late/)).toBeVisible();
  await sheet.getByRole('button', { name: `Use the visit and move to ${other.startsAt}` }).click();
  await expect(page.getByText(/^Moved: Sunrise Flow/)).toBeVisible();
});
