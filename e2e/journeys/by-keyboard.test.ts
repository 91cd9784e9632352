import { actAs } from '../world/api.ts';
import { aPerson, PASSWORD } from '../world/people.ts';
import { openStudio, scheduleClass } from '../world/studio.ts';
import { expect, test } from './journey.ts';
import { press, tabTo } from './keyboard.ts';

const atADesk = { tag: '@desk' };

test(
  'a member signs in, finds a class, books, cancels, takes it back and signs out by keyboard alone',
  atADesk,
  async ({ page }) => {
    test.slow();
    const studio = await openStudio();
    const flow = await scheduleClass(studio, { startsInMinutes: 20 });
    const member = await aPerson({ fullName: 'Karim Keys' });

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
    await page.keyboard.type(studio.name);
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
    // Whoever closes a question stands where it was asked.
    await expect(
      page.getByRole('button', { name: `Cancel Sunrise Flow, ${flow.startsAt}` }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Keep my place' })).toBeFocused();
    await press(page, question.getByRole('button', { name: 'Cancel my booking' }));
    await press(page, page.getByRole('button', { name: 'Undo' }));
    await expect(page.getByText('You are booked again: Sunrise Flow.')).toBeVisible();

    await page.goto(`/checkin/${studio.qrCode}`);
    await press(page, page.getByRole('button', { name: `Check in, ${flow.startsAt}` }));
    await expect(page.getByRole('heading', { name: 'You are in, Karim.' })).toBeVisible();

    await page.goto('/app/dashboard');
    await press(page, page.getByRole('button', { name: /^Account menu.*Karim Keys/ }));
    await press(page, page.getByRole('button', { name: 'Sign Out' }));
    const leaving = page.getByRole('dialog', { name: 'Sign Out' });
    await press(page, leaving.getByRole('button', { name: 'Sign Out' }));
    await expect(page).toHaveURL('/');
  },
);

test(
  'staff tick a member off and take it back by keyboard alone',
  atADesk,
  async ({ page, signedInAs }) => {
    const studio = await openStudio();
    const flow = await scheduleClass(studio, { startsInMinutes: 10 });
    const member = await aPerson({ fullName: 'Lina Roster' });
    await (await actAs(member)).book(flow.id);
    const { organisationId } = studio;
    await signedInAs(await aPerson({ role: 'partner_staff', plan: null, organisationId }));

    await page.goto('/app/checkin-dashboard');
    await press(page, page.getByRole('button', { name: 'Check in Lina Roster' }));
    await expect(page.getByText('Lina Roster is checked in.')).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Undo the arrival of Lina Roster' }));
    const question = page.getByRole('dialog', { name: 'Undo the arrival?' });
    await tabTo(page, question.getByLabel('Reason'));
    await page.keyboard.type('Wrong person ticked off');
    await press(page, question.getByRole('button', { name: 'Undo arrival' }));
    await expect(page.getByRole('button', { name: 'Check in Lina Roster' })).toBeVisible();
  },
);
