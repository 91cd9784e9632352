import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { gotoSettled } from '../../fixtures/pages/settled.ts';
import { expect, test } from '../../fixtures/test.ts';

const legacy = {
  '/dashboard': '/app/dashboard',
  '/explore': '/app/explore',
  '/my-bookings': '/app/bookings',
  '/membership': '/app/membership',
  '/profile': '/app/profile',
  '/venue-checkin': '/app/venue-checkin',
  '/admin/partner-applications': '/app/admin/partner-applications',
  '/partner/dashboard': '/app/partner/dashboard',
  '/checkin-dashboard': '/app/checkin-dashboard',
  '/booking-dashboard': '/app/checkin-dashboard',
  '/subscription-success': '/app/subscription-success',
};

test('an unknown address says so, and answers 404 @desktop', async ({ page, consoleErrors }) => {
  consoleErrors.allowStatus(404, '/no-such-page');
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nothing at this address' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test('the addresses of the old product redirect to the new ones @desktop', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  await signedInAs({ email: 'admin@pulse.test' });
  for (const [from, to] of Object.entries({
    ...legacy,
    [`/venue/${venue.id}`]: `/app/venue/${venue.id}`,
    '/app': '/app/dashboard',
  })) {
    await page.goto(from);
    await expect(page, from).toHaveURL(new RegExp(`${to}(\\?.*)?$`));
  }
  await page.goto('/admin/partner-applications');
  await expect(page.getByRole('heading', { level: 1, name: 'Partner Applications' })).toBeVisible();
});

test('a signed-out user is asked to sign in and then reaches the requested page @desktop', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(401, '/auth/sign-in');
  const { email } = await createUser();
  await page.goto('/app/bookings?view=past');
  await expect(page).toHaveURL('/auth');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please enter both email and password')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Pulse-Demo-2026!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/app/bookings?view=past');
});

test('a member has no access to the pages of partners and of ops @desktop', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  for (const path of [
    '/app/partner/dashboard',
    '/app/checkin-dashboard',
    '/app/admin/partner-applications',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Restricted' }), path).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page).toHaveURL('/app/dashboard');
});

test('signing out asks for confirmation, ends the session and leads to the page of the device', async ({
  page,
  signedInAs,
  isMobile,
}) => {
  await signedInAs(await createUser({ fullName: 'Lea Leaving' }));
  // A request that is still open would be refused once the session has ended.
  await gotoSettled(page, '/app/dashboard');
  const ask = async () => {
    await page.getByRole('button', { name: /^Account menu.*Lea Leaving/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Sign Out' });
  await ask();
  await expect(dialog.getByText('Are you sure you want to sign out?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await ask();
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(isMobile ? '/auth' : '/');
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL('/auth');
});

test('the sidebar is 256 px wide, 64 px when collapsed, and stays so', async ({
  page,
  signedInAs,
  isMobile,
}) => {
  await signedInAs(await createUser());
  await page.goto('/app/bookings');
  const sidebar = page.locator('#sidebar');
  if (isMobile) {
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
    await expect(sidebar).toHaveCount(0);
    return;
  }
  const width = async () => (await sidebar.boundingBox())?.width;
  await expect.poll(width).toBe(256);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(64);
  expect(await page.evaluate(() => localStorage.getItem('sidebar-collapsed'))).toBe('true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await expect.poll(width).toBe(64);
});

test('below 768 px a bottom bar leads to the five places a phone needs @phone', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/app/dashboard');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar.getByRole('link')).toHaveText([
    'Home',
    'Explore',
    'Scan QR',
    'Bookings',
    'Profile',
  ]);
  await bar.getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL('/app/bookings');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('dialog', { name: 'Main' })
    .getByRole('link', { name: 'Digital ID' })
    .click();
  await expect(page).toHaveURL('/app/digital-id');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toHaveCount(0);
  await expect(page.locator('#sidebar')).toBeVisible();
});

test('the chosen language applies at once and at the next visit @desktop', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome back');
  await page.getByRole('combobox').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const german = await page.getByRole('heading', { level: 1 }).textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german ?? '');
});

test('the dark theme applies to every page and at the next visit @desktop', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  await page.goto('/app/profile');
  await page.getByText('Dark', { exact: true }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/faq');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
