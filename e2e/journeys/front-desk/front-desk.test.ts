import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an invited partner sets a password first, in a dialog that cannot be closed', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  // A new password ends the session; what is loaded ahead for offline use may be under way then.
  for (const path of ['/bookings', '/digital-id']) consoleErrors.allowStatus(401, path);
  const venue = await createVenue();
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_admin', organisationId, passwordSet: false }));

  await page.goto('/app/partner/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Set Your Password' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);

  const submit = dialog.getByRole('button', { name: 'Set Password & Continue' });
  const unmet = page.getByText('Please meet all password requirements');
  await dialog.getByLabel('New Password').fill('corniche');
  await expect(submit).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(unmet).toBeVisible();
  await dialog.getByLabel('New Password').fill('Corniche-2026!');
  await expect(unmet).toBeHidden();
  await dialog.getByLabel('Confirm Password').fill('Corniche-2027!');
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Confirm Password').fill('Corniche-2026!');
  await submit.click();
  await expect(page.getByText('Password set successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Partner Dashboard' })).toBeVisible();
});

test('staff check a member in on the venue dashboard, and undo it with a reason', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const member = await createUser({ fullName: 'Karim Kettle' });
  await (await actAs(member)).book(flow.id);
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));

  await page.goto('/app/checkin-dashboard');
  const figures = page.getByRole('region', { name: 'Sunrise Flow' }).getByRole('img');
  await expect(figures).toHaveAccessibleName('0 arrived, 1 to come, 11 free');
  // The figures of the day are slow: staff can undo what they have just done without waiting for them.
  const figuresMayCome = Promise.withResolvers<void>();
  await page.route(/\/venues\/[^/]+\/day$/, async (route) => {
    await figuresMayCome.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Check in Karim Kettle' }).click();
  await expect(page.getByText('Karim Kettle is checked in.')).toBeVisible();
  await expect(figures).toHaveAccessibleName('1 arrived, 0 to come, 11 free');
  await page.getByRole('button', { name: 'Undo the arrival of Karim Kettle' }).click();
  const question = page.getByRole('dialog', { name: 'Undo the arrival?' });
  await question.getByLabel('Reason').fill('Wrong person ticked off');
  figuresMayCome.resolve();
  await question.getByRole('button', { name: 'Undo arrival' }).click();
  await expect(figures).toHaveAccessibleName('0 arrived, 1 to come, 11 free');
});

test('an arrival ticked at another desk appears by itself, without waiting for the next look', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const member = await createUser({ fullName: 'Karim Kettle' });
  const booking = await (await actAs(member)).book(flow.id);
  const { organisationId } = venue;
  const staff = await createUser({ role: 'partner_staff', organisationId, plan: null });
  await signedInAs(staff);
  // Whatever the page would do again and again, it never does: the next look never comes.
  await page.addInitScript(() => {
    Object.assign(window, { setInterval: () => 0 });
  });
  const listening = page.waitForResponse((response) => response.url().endsWith('/changes'));
  await page.goto('/app/checkin-dashboard');
  const figures = page.getByRole('region', { name: 'Sunrise Flow' }).getByRole('img');
  await expect(figures).toHaveAccessibleName('0 arrived, 1 to come, 11 free');
  await listening;
  await (await actAs(staff)).post('/partner/check-ins/by-hand', { booking_id: booking.id });
  await expect(figures).toHaveAccessibleName('1 arrived, 0 to come, 11 free');
});

test('revoking a code or cancelling a class by keyboard keeps the focus in place', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  await scheduleClass(venue, { startsInMinutes: 45 });
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_admin', organisationId, plan: null }));
  await page.goto('/app/partner/dashboard');

  await page.getByRole('button', { name: 'Revoke the code for Front door' }).press('Enter');
  await page.getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
  await expect(page.getByText('1 code no longer valid')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'QR Codes' })).toBeFocused();

  await page.getByRole('button', { name: /^Cancel class, Sunrise Flow/ }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Cancel this class?' });
  await question.getByLabel('Reason').fill('The trainer is ill');
  await question.getByRole('button', { name: 'Cancel class' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Class Schedule' })).toBeFocused();
});

test('switching the venue by keyboard moves the focus to its name', async ({
  page,
  signedInAs,
}) => {
  await signedInAs({ email: 'admin@pulse.test' });
  await page.goto('/app/checkin-dashboard');
  const opener = page.getByRole('button', { name: /^Switch venue/ });
  await opener.press('Enter');
  const search = page.getByRole('combobox', { name: 'Find a venue' });
  await expect(search).toBeFocused();
  await search.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await search.fill('Nafas Studio');
  await expect(page.getByRole('option')).toHaveCount(1);
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nafas Studio' })).toBeFocused();
});

test('a class that a colleague cancelled first is shown as cancelled', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(409, '/cancel');
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 45 });
  const { organisationId } = venue;
  const role = { role: 'partner_admin', organisationId, plan: null };
  await signedInAs(await createUser(role));
  await page.goto('/app/partner/dashboard');
  const cancel = page.getByRole('button', { name: /^Cancel class, Sunrise Flow/ });
  await cancel.click();
  const question = page.getByRole('dialog', { name: 'Cancel this class?' });
  await question.getByLabel('Reason').fill('The trainer is ill');
  const colleague = await actAs(await createUser(role));
  const reason = 'The room is flooded';
  await colleague.post(`/partner/class-sessions/${flow.id}/cancel`, { reason });
  await question.getByRole('button', { name: 'Cancel class' }).click();
  await expect(question.getByText('This class has been cancelled.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cancel).toHaveCount(0);
});
