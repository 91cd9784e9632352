import { openClassSheet } from '../../fixtures/controls/open-class-sheet.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { accessibilityViolations } from '../../fixtures/pages/accessibility-violations.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`dialogs, menus and failed lists have no accessibility violation, ${colorScheme}`, {
    tag: colorScheme === 'dark' ? '@phone' : '@desktop',
  }, async ({ page, signedInAs, consoleErrors }) => {
    test.slow();
    // Colours in the middle of a transition are those of neither state.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const venue = await createVenue();
    const flow = await scheduleClass(venue, { startsInMinutes: 60 });
    const later = await scheduleClass(venue, { startsInMinutes: 300, title: 'Late Stretch' });
    const member = await createUser({ plan: 'basic' });
    await signedInAs(member);
    const found: string[] = [];
    const check = async (what: string, shown = page.getByRole('dialog')) => {
      await expect(shown).toBeVisible();
      found.push(
        ...(await accessibilityViolations(page)).map((violation) => `${what}: ${violation}`),
      );
    };

    await openClassSheet(page, venue, flow);
    await check('the booking');
    await page.getByRole('dialog').getByRole('button', { name: 'Book' }).click();
    await check('the booking made');

    await openClassSheet(page, venue, later);
    await expect(page.getByRole('list', { name: 'What is in the way' })).toBeVisible();
    await check('the refusal');

    await page.goto('/app/bookings');
    await page.getByRole('button', { name: 'Cancel' }).first().click();
    await check('the cost of cancelling');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel my booking' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await check('a toast with a button', page.getByRole('button', { name: 'Undo' }));
    await page.getByRole('button', { name: 'Undo' }).click();
    await check('a toast of success', page.getByText('You are booked again: Sunrise Flow.'));
    await page.getByRole('button', { name: /^Add to calendar/ }).click();
    await check('the calendars');
    const failure = '{"status":503}';
    consoleErrors.allowStatus(503, '/calendar');
    await page.route('**/bookings/*/calendar', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: failure }),
    );
    await page.getByRole('button', { name: /^Apple, Outlook and others/ }).click();
    await check('a toast of failure', page.getByText('The calendar file did not load.'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await check('the notifications');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await check('the question before signing out');

    consoleErrors.allowStatus(503, '/bookings?');
    await page.route('**/api/v1/bookings?*', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: failure }),
    );
    await page.goto('/app/bookings');
    await expect(
      page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }),
    ).toBeVisible();
    found.push(
      ...(await accessibilityViolations(page)).map(
        (violation) => `a list that failed: ${violation}`,
      ),
    );
    expect(found).toEqual([]);
  });
