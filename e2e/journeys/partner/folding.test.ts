import { createUser } from '../../fixtures/database/create-user.ts';
import { createOrganisation, createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Three screens of a phone. */
const threeScreens = 3 * 844;

const sections = ['Your Venues', 'Trainers', 'Class Templates', 'Class Schedule', 'QR Codes'];

test('on a phone the dashboard and the form of a venue of the demo are three screens at most', async ({
  page,
  signedInAs,
  isMobile,
}) => {
  await signedInAs({ email: 'partner@pulse.test' });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto('/app/partner/dashboard');
  const venues = page.getByRole('region', { name: 'Your Venues' });
  const first = venues.getByRole('link', { name: /^Edit / }).first();
  await page.waitForLoadState('networkidle');
  const schedule = page.getByRole('region', { name: /^Class Schedule/ });
  if (!isMobile) {
    await expect(first).toBeVisible();
    await expect(schedule.getByRole('link').first()).toBeVisible();
    return;
  }
  await expect(schedule.getByRole('heading', { level: 2 })).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(threeScreens);
  await venues.getByRole('heading', { level: 2 }).tap();
  await first.tap();
  await expect(page.getByRole('heading', { name: 'Booking policy' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await height()).toBeLessThanOrEqual(threeScreens);
});

test('a section that is folded opens when the menu leads to it, and stays as it was left', async ({
  page,
  signedInAs,
  press,
  isMobile,
}) => {
  const { organisationId, name } = await createVenue();
  await signedInAs(await createUser({ role: 'partner_admin', organisationId, plan: null }));
  await page.goto('/app/partner/dashboard');
  const codes = page.getByRole('region', { name: /^QR Codes/ });
  const content = codes.getByRole('button', { name: 'Revoke the code for Front door' });
  const heading = codes.getByRole('heading', { level: 2 });
  await expect(heading).toContainText(name);
  if (isMobile) await expect(content).toBeHidden();
  else await heading.click();
  await expect(content).toBeHidden();
  if (isMobile) await press(page.getByRole('button', { name: 'Open menu' }));
  const entry = page.getByRole('link', { name: 'QR Codes' });
  const more = page.getByRole('button', { name: /sections/i });
  if (!(await entry.isVisible())) await press(more);
  await press(entry);
  await expect(content).toBeVisible();
  await expect(heading).toBeInViewport();

  await page.goto('/app/partner/dashboard');
  await expect(content).toBeVisible();
  await heading.click();
  await expect(content).toBeHidden();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(content).toBeHidden();
});

test('without a venue each entry of the menu leads to a section that says what comes first', async ({
  page,
  signedInAs,
}) => {
  const organisationId = await createOrganisation();
  await signedInAs(await createUser({ role: 'partner_admin', organisationId, plan: null }));
  const hashes = ['your-venues', 'trainers', 'class-templates', 'class-schedule', 'qr-codes'];
  for (const [at, hash] of hashes.entries()) {
    await page.goto(`/app/partner/dashboard#${hash}`);
    const section = page.getByRole('region', { name: sections[at] ?? '' });
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
    const action = hash === 'trainers' ? 'Add trainer' : /^Add (a )?venue$/;
    await expect(section.getByRole('link', { name: action })).toBeVisible();
  }
  const schedule = page.getByRole('region', { name: 'QR Codes' });
  await expect(schedule).toContainText('Add your venue first.');
  await schedule.getByRole('link', { name: 'Add a venue' }).click();
  await expect(page).toHaveURL('/app/partner/venues/new');
});

test('a fault in a folded group of the venue form opens the group and is focused', async ({
  page,
  signedInAs,
  isMobile,
}) => {
  const { id, organisationId } = await createVenue();
  await signedInAs(await createUser({ role: 'partner_admin', organisationId, plan: null }));
  await page.goto(`/app/partner/venues/${id}`);
  const policy = page.getByRole('heading', { name: 'Booking policy' });
  const field = page.getByLabel('Booking opens, days ahead');
  await expect(policy).toBeVisible();
  if (isMobile) {
    await expect(field).toBeHidden();
    await policy.click();
  }
  await field.fill('900');
  await policy.click();
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});
