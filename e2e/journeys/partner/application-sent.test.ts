import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { actAs } from '../../fixtures/api.ts';
import { applicantEmail, uniqueNumbers } from '../../fixtures/application-numbers.ts';
import { countApplications } from '../../fixtures/database/count-applications.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { mailedToken } from '../../fixtures/mailed-token.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Applies by the form, with numbers that another application may have too. */
async function apply(page: Page, email: string, numbers = uniqueNumbers()): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue' });
  await page.goto('/partner-onboarding');
  await page.getByLabel('Business name').fill(`Tide Studio ${randomUUID().slice(0, 8)}`);
  await page.getByLabel('Business type').selectOption('studio');
  await page.getByLabel('Description').fill('Two rooms above the harbour, open every day.');
  await page.getByLabel('Website').fill('www.tidestudio.example');
  await next.click();
  await page.getByLabel('Your name').fill('Lina Haddad');
  await page.getByLabel('Contact email').fill(email);
  await page.getByLabel('Phone').fill('+961 1 234 567');
  await next.click();
  await page.getByLabel('Address').fill('12 Harbour Street, Batroun');
  await page.getByRole('button', { name: 'I am there now' }).click();
  await expect(page.getByLabel('Latitude')).toHaveValue('34.255300');
  await next.click();
  await page.getByLabel('Tax ID').fill(numbers.tax_id);
  await page.getByLabel('Bank account').fill(numbers.bank_account);
  await page.getByLabel('Bank', { exact: true }).fill(numbers.bank_name);
  await next.click();
  await expect(page.getByText('https://www.tidestudio.example')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I may apply for this business' }).check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 34.2553, longitude: 35.6581 });
});

test('a mistyped email is corrected on the sent page, which shows the reference', async ({
  page,
}) => {
  const [mistyped, email] = [applicantEmail(), applicantEmail()];
  await apply(page, mistyped);
  const reference = await page.getByText(/^P-[0-9A-F]{10}$/).textContent();
  await page.getByText('Wrong address? Correct it').click();
  await page.getByRole('button', { name: 'Send the mail there' }).click();
  await expect(page.getByText('Enter the right one.')).toBeVisible();
  await page.getByLabel('Correct email').fill(email);
  await page.getByRole('button', { name: 'Send the mail there' }).click();
  await expect(page.getByText(`We wrote to ${email} instead`)).toBeVisible();
  expect([await countApplications(mistyped), await countApplications(email)]).toEqual([0, 1]);
  await page.goto(`/partner-onboarding#token=${await mailedToken(email, 'partner-onboarding')}`);
  await expect(page.getByText(reference ?? 'no reference')).toBeVisible();
});

test('two studios on one account each get in, and a reviewer sees what they share', async ({
  page,
  signedInAs,
}) => {
  const numbers = uniqueNumbers();
  const [first, second] = [applicantEmail(), applicantEmail()];
  await apply(page, first, numbers);
  await apply(page, second, { ...numbers, tax_id: uniqueNumbers().tax_id });
  expect([await countApplications(first), await countApplications(second)]).toEqual([1, 1]);
  const ops = await createUser({ role: 'ops', plan: null });
  const { items } = await (await actAs(ops)).get<{
    items: { id: string; business_name: string }[];
  }>(`/admin/partner-applications?q=${encodeURIComponent(second)}`);
  const name = items[0]?.business_name ?? '';
  await signedInAs(ops);
  await page.goto('/app/admin/partner-applications');
  // What is typed while the page is still being drawn may miss the field.
  await expect(page.getByText(/^Received /).first()).toBeVisible();
  await page.getByRole('searchbox').fill(second);
  // The rows of before the search are the same to the eye, and are replaced.
  await expect(page.getByText(/^Received /)).toHaveCount(1);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name: 'Likely duplicates' })).toBeVisible();
  await expect(page.getByText(first)).toBeVisible();
});
