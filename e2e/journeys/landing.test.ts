import { randomUUID } from 'node:crypto';
import { aPerson, PASSWORD } from '../world/people.ts';
import { expect, test } from './journey.ts';

test('a search on the start page answers while it is typed and leads through signing in to explore', async ({
  page,
}) => {
  const person = await aPerson();
  await page.goto('/');
  const field = page.getByRole('searchbox', { name: 'A place or an activity' });
  await field.pressSequentially('byblos');
  const city = page.getByRole('link', { name: /^Byblos \d+ venues?$/ });
  await expect(city).toHaveAttribute('href', /^\/app\/explore\?city=Byblos&at=34\.\d+%2C35\.\d+$/);
  await field.fill('padel');
  await expect(page.getByRole('link', { name: 'Padel Activity' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Padel Activity' })).toBeHidden();
  await field.fill('Nafas');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/explore\?.*q=Nafas/);
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

test('the claims of the start page are true of the world it opens', async ({ page }) => {
  await page.goto('/');
  const claimed = async (name: string) => {
    const claim = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    return Number.parseInt((await claim.locator('dd').textContent()) ?? '', 10);
  };
  const answer = await page.request.get('/api/v1/cities?limit=200');
  const { items }: { items: { venues: number }[] } = await answer.json();
  const venues = items.reduce((sum, city) => sum + city.venues, 0);
  expect([await claimed('cities'), await claimed('venues')]).toEqual([50, 500]);
  expect(items.length).toBeGreaterThanOrEqual(50);
  expect(venues).toBeGreaterThanOrEqual(500);
});

test('signing up takes less than the two minutes that the start page claims', async ({ page }) => {
  const began = Date.now();
  const typing = { delay: 120 };
  await page.goto('/');
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel('Full name').pressSequentially('Rima Newcomer', typing);
  await page
    .getByLabel('Email')
    .pressSequentially(`rima-${randomUUID().slice(0, 8)}@pulse.test`, typing);
  await page
    .getByPlaceholder('Create a password (min 8 characters)')
    .pressSequentially('Corniche-2026!', typing);
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  // The other minute is for opening the mail and following its link.
  expect(Date.now() - began).toBeLessThan(60_000);
});

test('a public page speaks the chosen language, keeps it, and names itself in it', async ({
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

test('the pages that wait say exactly so', async ({ page }) => {
  for (const path of ['/pricing', '/partners', '/contact']) {
    await page.goto(path);
    await expect(page.getByText('Coming soon...', { exact: true })).toBeVisible();
  }
});

test('a public page fetches no script but its own, however long it is used', async ({ page }) => {
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
  test.use({ javaScriptEnabled: false });

  test('the start page says what it is, its search and its skip link work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#main');
    await expect(page.getByText('See what starts next on the map.')).toBeVisible();
    // The app that answers the search needs JavaScript; the address it is asked with does not.
    const search = page.locator('form').filter({ has: page.getByRole('searchbox') });
    await expect(search).toHaveAttribute('action', '/app/explore');
    await expect(search.getByRole('searchbox')).toHaveAttribute('name', 'q');
  });

  test('questions open, and the menu of a narrow screen does', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    await page.getByText('What counts as a visit?').click();
    await expect(page.getByText(/^A class you attend, a class you miss/)).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });
});
