import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { actAs } from '../world/api.ts';
import { query, queryOne } from '../world/database.ts';
import { aPerson } from '../world/people.ts';
import { expect, test } from './journey.ts';

async function fillApplication(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Business type').selectOption('studio');
  await page
    .getByLabel('Description')
    .fill('Two rooms above the harbour, open from early to late.');
  await page.getByLabel('Address').fill('12 Harbour Street, Beirut');
  await page.getByLabel('Contact email').fill(email);
  await page.getByLabel('Phone').fill('+961 1 234 567');
  await page.getByLabel('Tax ID').fill('LB 123456');
  await page.getByLabel('Bank account').fill('LB62 0999 0000 0001 0019 0122 9114');
  await page.getByRole('checkbox', { name: 'I may apply for this business' }).check();
}

/** An application that waits for its decision. */
async function anApplication(): Promise<{ id: string; name: string }> {
  const name = `Harbour Studio ${randomUUID().slice(0, 8)}`;
  const { id } = await (await actAs(await aPerson())).post<{ id: string }>(
    '/partner-applications',
    {
      business_name: name,
      contact_email: `studio-${randomUUID()}@example.test`,
      phone: '+961 1 234 567',
      business_type: 'studio',
      description: 'Two rooms above the harbour, open from early to late.',
      address: '12 Harbour Street, Beirut',
      tax_id: 'LB 123456',
      bank_account: 'LB62 0999 0000 0001 0019 0122 9114',
      agreement: true,
    },
  );
  // The oldest is listed first: among many it would be on a later page.
  await query(`UPDATE partner_applications SET created_at = '2020-01-01' WHERE id = $1`, [id]);
  return { id, name };
}

test('an application whose button is pressed twice in a hurry arrives once', async ({ page }) => {
  const email = `studio-${randomUUID()}@example.test`;
  await page.goto('/partner-onboarding');
  await fillApplication(page, 'Harbour Studio', email);
  await page.getByRole('button', { name: 'Send application' }).dblclick();
  await expect(
    page.getByRole('heading', { name: 'Your application is with us', level: 1 }),
  ).toBeFocused();
  const { count } = await queryOne<{ count: number }>(
    'SELECT count(*)::int AS count FROM partner_applications WHERE contact_email = $1',
    [email],
  );
  expect(count).toBe(1);
});

test('a reviewer decides by keyboard, and the focus never starts over', async ({
  page,
  signedInAs,
}) => {
  const { name } = await anApplication();
  await signedInAs(await aPerson({ role: 'ops', plan: null }));
  await page.goto('/app/admin/partner-applications');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name }).press('Enter');
  await row.getByRole('button', { name: 'Reject' }).press('Enter');
  const reason = row.getByLabel('Reason, as the applicant reads it');
  await expect(reason).toBeFocused();
  await row.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(row.getByRole('button', { name: 'Take into review' })).toBeFocused();
  await row.getByRole('button', { name: 'Reject' }).press('Enter');
  await reason.fill('We list places in town only.');
  await row.getByRole('button', { name: 'Reject application' }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Submitted' })).toBeFocused();
});

test('an application that a colleague has decided says so and leaves the list', async ({
  page,
  signedInAs,
  noise,
}) => {
  noise.expect(409, '/decision');
  const { id, name } = await anApplication();
  await signedInAs(await aPerson({ role: 'ops', plan: null }));
  await page.goto('/app/admin/partner-applications');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name }).click();
  await row.getByRole('button', { name: 'Approve' }).click();
  const colleague = await actAs(await aPerson({ role: 'ops', plan: null }));
  await colleague.post(`/admin/partner-applications/${id}/decision`, { decision: 'approved' });
  await row.getByRole('button', { name: 'Approve and invite' }).click();
  await expect(page.getByText('This application has already been decided.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
