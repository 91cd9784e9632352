import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { watchLayout } from '../../fixtures/pages/settled.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the search of the start page suggests while typing and leads to public results @phone', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('searchbox', { name: 'Class, venue, coach or area' });
  await field.pressSequentially('byblos');
  const city = page.getByRole('link', { name: /^Byblos \d+ venues?$/ });
  await expect(city).toHaveAttribute('href', /^\/find\?city=Byblos&at=34\.\d+%2C35\.\d+$/);
  await field.fill('padel');
  await expect(page.getByRole('link', { name: 'Padel Activity' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Padel Activity' })).toBeHidden();
  await field.fill('rania');
  const coach = page.getByRole('link', { name: /^Rania \w+ Coach · \d+ classes$/ }).first();
  await expect(coach).toHaveAttribute('href', /^\/find\?.*coach=/);
  await page.keyboard.press('ArrowDown');
  await expect(coach).toBeFocused();
  await field.fill('yoga zurich');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/find\?city=Z%C3%BCrich.*activity=yoga/);
  // No filter that needs an account, and the public pages of venues.
  await expect(page.getByRole('button', { name: 'More filters' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Favourites' })).toHaveCount(0);
  const venue = page.getByRole('heading', { level: 2 }).getByRole('link').first();
  await expect(venue).toHaveAttribute('href', /^\/venues\/[0-9a-f-]{36}$/);
});

test('what begins next is shown for the chosen city, on the list and on the map', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Starting soon' });
  await section.getByText('Paris', { exact: true }).click();
  await expect(section.getByText(/, Paris$/).first()).toBeVisible();
  await expect(section.getByRole('link', { name: 'Open the full map' })).toHaveAttribute(
    'href',
    /city=Paris&at=48\.862/,
  );
  await expect(section.locator('circle[r="7"]').first()).toBeAttached();
  await expect(section.getByText(/^\d+ venues in \d+ cities today$/)).toBeVisible();
});

test('the figures on the start page match the venues of the product @desktop', async ({ page }) => {
  await page.goto('/');
  const claimed = async (name: string) => {
    const claim = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    return Number.parseInt((await claim.locator('dd').textContent()) ?? '', 10);
  };
  const answer = await page.request.get('/api/v1/cities?limit=200');
  const { items }: { items: { venues: number }[] } = await answer.json();
  const venues = items.reduce((sum, city) => sum + city.venues, 0);
  expect([await claimed('cities'), await claimed('venues')]).toEqual([50, 500]);
  await expect(page.locator('dl > div').filter({ hasText: 'to sign up' })).toContainText(
    'Under 2 minutes',
  );
  expect(items.length).toBeGreaterThanOrEqual(50);
  expect(venues).toBeGreaterThanOrEqual(500);
});

test('signing up takes less typing than the two minutes that the start page claims @desktop', async ({
  page,
}) => {
  // A slow typist's pace, in milliseconds; the speed of this machine is not measured.
  const [aKey, aClick] = [300, 3_000];
  let needed = 0;
  const type = async (field: Locator, text: string) => {
    await field.fill(text);
    needed += aClick + text.length * aKey;
  };
  await page.goto('/auth?mode=sign-up');
  await type(page.getByLabel('Full name'), 'Rima Newcomer');
  await type(page.getByLabel('Email'), `rima-${randomUUID().slice(0, 8)}@pulse.test`);
  await type(page.getByPlaceholder('Create a password (min 8 characters)'), 'Corniche-2026!');
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  needed += 2 * aClick;
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  // The other minute is for opening the mail and following its link.
  expect(needed).toBeLessThan(60_000);
});

test('a public page uses the chosen language, remembers it, and has its title in it @desktop', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByRole('combobox', { name: 'Language' }).last().selectOption('fr');
  await expect(page).toHaveTitle('Questions et réponses · Pulse');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/terms');
  await expect(page).toHaveURL('/terms?lang=fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions');
  const alternates = page.locator('link[rel="alternate"][hreflang]');
  await expect(alternates).toHaveCount(4);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/terms\?lang=fr$/,
  );
});

test('what is announced says that it is coming soon, beside what is there already', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByText('Coming soon...', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open the FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  // A browser may drop what is typed before it has painted a new page.
  const layout = watchLayout(page);
  await layout.settled();
  layout.stop();
  await page.getByLabel('Search the questions').fill('reset MISSED');
  await expect(page.getByRole('status')).toHaveText('No answer has these words.');
  await page.getByLabel('Search the questions').fill('classes missed');
  await expect(page.getByRole('status')).toHaveText('1 answer');
  await page.getByText('What happens if I do not show up?').click();
  await expect(page.getByText('Which plans are there?')).toBeHidden();
  await page.goto('/partners');
  await expect(page.getByText('Coming soon...', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Become a partner' }).first().click();
  await expect(page).toHaveURL('/partner-onboarding');
});

test('a public page loads no script but its own, even while it is used @desktop', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(new URL(answer.url()).pathname);
  });
  await page.goto('/');
  await page.mouse.wheel(0, 3000);
  await page.mouse.move(200, 200);
  await expect(page.getByText(/^\d+ venues in \d+ cities today$/)).toBeAttached();
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/public-[\w-]+\.js$/)]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ownContext: true });

  test('the start page shows its heading, and its search and skip link work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#main');
    await expect(page.getByText('See what starts next on the map.')).toBeVisible();
    // The app that answers the search needs JavaScript; the address it is asked with does not.
    const search = page.locator('form').filter({ has: page.getByRole('searchbox') });
    await expect(search).toHaveAttribute('action', '/find');
    await expect(search.getByRole('searchbox')).toHaveAttribute('name', 'q');
  });

  test('questions open, and so does the menu of a narrow screen @phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    await page.getByText('What counts as a visit?').click();
    await expect(page.getByText(/^A class you attend, a class you miss/)).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });
});
