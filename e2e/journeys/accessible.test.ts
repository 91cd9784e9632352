import type { Page } from '@playwright/test';
import { accountOf, everyPageOf, readers, refusalsMet } from '../world/every-page.ts';
import { aPerson } from '../world/people.ts';
import { openStudio, scheduleClass } from '../world/studio.ts';
import { barriersOf } from './barriers.ts';
import { expect, test } from './journey.ts';
import { openClass } from './open-class.ts';
import { settled } from './settled.ts';

// Colours on their way from one theme to the other are neither's.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const languages = ['en', 'fr', 'de'];

for (const reader of readers)
  for (const language of languages)
    test(`no page of a ${reader} has a barrier that a program can find, light and dark, in ${language}`, {
      tag: language === 'de' ? '@phone' : '@desk',
    }, async ({ page, signedInAs, noise }) => {
      test.setTimeout(300_000);
      noise.expectConsole('Requested device not found');
      for (const [status, part] of refusalsMet) noise.expect(status, part);
      await choose(page, 'i18nextLng', language);
      if (reader !== 'visitor') await signedInAs(accountOf(reader));
      const found: string[] = [];
      for (const path of await everyPageOf(reader)) {
        await page.goto(path);
        await settled(page);
        await page.emulateMedia({ colorScheme: 'light' });
        found.push(...(await barriersOf(page)).map((barrier) => `${path}, light: ${barrier}`));
        await page.emulateMedia({ colorScheme: 'dark' });
        const colours = await barriersOf(page, { coloursOnly: true });
        found.push(...colours.map((barrier) => `${path}, dark: ${barrier}`));
      }
      expect(found).toEqual([]);
    });

for (const colorScheme of ['light', 'dark'] as const)
  test(`what opens above a page has no barrier that a program can find, ${colorScheme}`, {
    tag: colorScheme === 'dark' ? '@phone' : '@desk',
  }, async ({ page, signedInAs, noise }) => {
    test.slow();
    const studio = await openStudio();
    const flow = await scheduleClass(studio, { startsInMinutes: 60 });
    const later = await scheduleClass(studio, { startsInMinutes: 300, title: 'Late Stretch' });
    const member = await aPerson({ plan: 'basic' });
    await signedInAs(member);
    await page.emulateMedia({ colorScheme });
    const found: string[] = [];
    const look = async (what: string) => {
      await expect(page.getByRole('dialog')).toBeVisible();
      found.push(...(await barriersOf(page)).map((barrier) => `${what}: ${barrier}`));
    };

    await openClass(page, studio, flow);
    await look('the booking');
    await page.getByRole('dialog').getByRole('button', { name: 'Book' }).click();
    await look('the booking made');

    await openClass(page, studio, later);
    await expect(page.getByRole('list', { name: 'What is in the way' })).toBeVisible();
    await look('the refusal');

    await page.goto('/app/bookings');
    await page.getByRole('button', { name: 'Cancel' }).first().click();
    await look('the cost of cancelling');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Add to calendar/ }).click();
    await look('the calendars');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await look('the notifications');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await look('the question before signing out');

    noise.expect(503, '/bookings?');
    await page.route('**/api/v1/bookings?*', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: '{"status":503}',
      }),
    );
    await page.goto('/app/bookings');
    await expect(
      page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }),
    ).toBeVisible();
    found.push(...(await barriersOf(page)).map((barrier) => `a list that failed: ${barrier}`));
    expect(found).toEqual([]);
  });

/** Sets a choice that the app keeps in local storage, before its first page. */
async function choose(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, chosen]) => {
      // The frame of a mail is sandboxed and has no storage.
      if (window === window.top) localStorage.setItem(name, chosen);
    },
    [key, value] as const,
  );
}
