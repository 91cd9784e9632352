import { actAs } from '../../fixtures/api.ts';
import { press, tabTo } from '../../fixtures/controls/keyboard.ts';
import { createUser, PASSWORD } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { gotoSettled } from '../../fixtures/pages/settled.ts';
import { expect, test } from '../../fixtures/test.ts';

const atADesk = { tag: '@desktop' };

test(
  'a member signs in, finds a class, books, cancels, undoes it and signs out by keyboard alone',
  atADesk,
  async ({ page }) => {
    test.slow();
    const venue = await createVenue();
    const flow = await scheduleClass(venue, { startsInMinutes: 20 });
    const member = await createUser({ fullName: 'Karim Keys' });

    await page.goto('/auth');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(member.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Karim/ })).toBeVisible();

    const menu = page.getByRole('navigation', { name: 'Main' });
    await press(page, menu.getByRole('link', { name: 'Explore', exact: true }));
    const search = page.getByRole('combobox', { name: 'Class, venue, coach or area' });
    await tabTo(page, search);
    await page.keyboard.type(venue.name);
    const slot = page
      .getByRole('button', { name: `${flow.startsAt} 12 left, Sunrise Flow` })
      .first();
    await press(page, slot);
    const sheet = page.getByRole('dialog', { name: 'Sunrise Flow' });
    await press(page, sheet.getByRole('button', { name: `Book ${flow.startsAt}` }));
    const done = page.getByRole('dialog', { name: 'You are booked' });
    await press(page, done.getByRole('link', { name: 'See booking' }));

    await press(page, page.getByRole('button', { name: `Cancel Sunrise Flow, ${flow.startsAt}` }));
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: 'Keep my place' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    // Closing a dialog returns the focus to what opened it.
    await expect(
      page.getByRole('button', { name: `Cancel Sunrise Flow, ${flow.startsAt}` }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Keep my place' })).toBeFocused();
    await press(page, question.getByRole('button', { name: 'Cancel my booking' }));
    await press(page, page.getByRole('button', { name: 'Undo' }));
    await expect(page.getByText('You are booked again: Sunrise Flow.')).toBeVisible();

    await page.goto(`/checkin/${venue.qrCode}`);
    await press(page, page.getByRole('button', { name: `Check in, ${flow.startsAt}` }));
    await expect(page.getByRole('heading', { name: 'You are in, Karim.' })).toBeVisible();

    await gotoSettled(page, '/app/dashboard');
    await press(page, page.getByRole('button', { name: /^Account menu.*Karim Keys/ }));
    await press(page, page.getByRole('button', { name: 'Sign Out' }));
    const leaving = page.getByRole('dialog', { name: 'Sign Out' });
    await press(page, leaving.getByRole('button', { name: 'Sign Out' }));
    await expect(page).toHaveURL('/');
  },
);

test(
  'staff check a member in and undo it by keyboard alone',
  atADesk,
  async ({ page, signedInAs }) => {
    const venue = await createVenue();
    const flow = await scheduleClass(venue, { startsInMinutes: 10 });
    for (const fullName of ['Lina Roster', 'Zeina Roster'])
      await (await actAs(await createUser({ fullName }))).book(flow.id);
    const { organisationId } = venue;
    await signedInAs(await createUser({ role: 'partner_staff', plan: null, organisationId }));

    await page.goto('/app/checkin-dashboard');
    await press(page, page.getByRole('button', { name: 'Check in Lina Roster' }));
    await expect(page.getByText('Lina Roster is checked in.')).toBeVisible();
    // Her row has moved below those who are still to come, with the focus.
    await expect(
      page.getByRole('button', { name: 'Undo the arrival of Lina Roster' }),
    ).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Undo the arrival of Lina Roster' }));
    const question = page.getByRole('dialog', { name: 'Undo the arrival?' });
    await tabTo(page, question.getByLabel('Reason'));
    await page.keyboard.type('Wrong person ticked off');
    await press(page, question.getByRole('button', { name: 'Undo arrival' }));
    await expect(page.getByRole('button', { name: 'Check in Lina Roster' })).toBeVisible();
  },
);
