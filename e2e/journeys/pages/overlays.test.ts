import type { Locator } from '@playwright/test';
import { actAs } from '../../fixtures/api.ts';
import { openClassSheet } from '../../fixtures/controls/open-class-sheet.ts';
import { createAttendedClass } from '../../fixtures/database/create-attended-class.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { remotePlace } from '../../fixtures/database/remote-place.ts';
import { repeatClass } from '../../fixtures/database/repeat-class.ts';
import { accessibilityViolations } from '../../fixtures/pages/accessibility-violations.ts';
import { localeTexts } from '../../fixtures/pages/locale-text.ts';
import { startPseudoLanguageServer } from '../../fixtures/pages/pseudo-language.ts';
import { collectServerWords } from '../../fixtures/pages/server-words.ts';
import { layoutFaults, textFaults } from '../../fixtures/pages/text-faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addressOf } from '../explore/explore-page.ts';

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
    await check('a toast of failure', page.getByText('That did not work. Please try again.'));
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

// On a phone dark and in the pseudo-language, on a desktop light and in English.
test('sheets and forms for company, searches and signing in are accessible, fit, are translated and need no mouse', async ({
  page,
  signedInAs,
  isMobile,
}) => {
  test.slow();
  const position = remotePlace();
  const venue = await createVenue({ position, guestsPerBooking: 2 });
  const flow = await scheduleClass(venue, { startsInMinutes: 60, priceMinor: 1200 });
  for (const days of [7, 14])
    await repeatClass(flow, await scheduleClass(venue, { startsInMinutes: 60 + days * 24 * 60 }));
  const member = await createUser();
  await createAttendedClass(member, venue, { minutesAgo: 120 });
  await (await actAs(member)).book(flow.id);

  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
  const server = isMobile ? await startPseudoLanguageServer() : null;
  const serverWords = collectServerWords(page);
  await signedInAs(member, server?.origin);
  if (server) await page.evaluate(() => localStorage.setItem('i18nextLng', 'de'));
  const open = (path: string) => page.goto(`${server?.origin ?? ''}${path}`);
  const text = localeTexts(server ? 'pseudo' : 'en');
  const button = (file: string, key: string) => page.getByRole('button', { name: text(file, key) });

  const found: string[] = [];
  const check = async (what: string, shown: Locator) => {
    await expect(shown).toBeVisible();
    const faults = server
      ? await textFaults(page, await serverWords.read())
      : await layoutFaults(page);
    faults.push(...(await accessibilityViolations(page)));
    found.push(...faults.map((fault) => `${what}: ${fault}`));
  };
  const checkSheet = async (what: string, opener: Locator, prepare?: () => Promise<void>) => {
    await opener.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator(':focus')).toBeVisible();
    await prepare?.();
    await check(what, sheet);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  };

  await open('/app/dashboard');
  const fiveStars = page.getByRole('radio', { name: text('visit-rating', 'star.5') });
  // What the page has only just drawn may not take the focus yet: the key then reaches nothing.
  await expect(async () => {
    await fiveStars.press('Space');
    await expect(fiveStars).toBeChecked({ timeout: 1_000 });
  }).toPass();
  await check('how it was', button('visit-rating', 'aspect.atmosphere'));
  await checkSheet('the weekly goal', button('progress', 'goal.set'));

  await open('/app/bookings');
  await checkSheet('a guest and a link', button('bookings', 'action.bringFriendTo'), async () => {
    await button('together', 'link.make').press('Enter');
    await expect(button('together', 'link.revoke')).toBeVisible();
  });

  await open(`/app/series/${flow.id}`);
  await page.getByRole('checkbox', { checked: true }).press('Space');
  await page.getByRole('checkbox', { disabled: false }).press('Space');
  await check('the dates of a series', button('series', 'book_one'));

  await open('/app/profile#security');
  for (const [opener, field] of [
    ['passkeys.add', 'passkeys.name'],
    ['email.change', 'email.new'],
  ] as const) {
    await button('account-security', opener).press('Enter');
    const name = text('account-security', field);
    await expect(page.getByRole('textbox', { name })).toBeFocused();
  }
  await check('a passkey and another address', button('account-security', 'passkeys.submit'));

  await open(`${addressOf(position)}&activity=padel`);
  await button('search-alerts', 'add').press('Enter');
  await check('the days of a search alert', button('search-alerts', 'onAnyDay'));
  await checkSheet('more filters', button('explore', 'filter.more'));

  expect(found).toEqual([]);
  serverWords.stop();
  await page.goto('/healthz');
  await server?.stop();
});
