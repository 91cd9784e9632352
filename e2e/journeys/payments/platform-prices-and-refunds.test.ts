import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

interface PlanToEdit {
  code: string;
  version: number;
}

interface Payments {
  items: { credit_notes: unknown[] }[];
}

test('an admin refunds a part, lowers a price and publishes the prices @desktop', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser({ plan: null, fullName: 'Rita Refunded' });
  const paying = await actAs(member);
  const { payment_id } = await paying.post<{ payment_id: string }>('/membership/checkout', {
    plan_code: 'plus',
  });
  await paying.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
  const admin = await createUser({ role: 'admin' });
  const editing = await actAs(admin);
  await signedInAs(admin);

  await test.step('a part of a payment is refunded', async () => {
    await page.goto('/app/admin/payments');
    await page.getByLabel('Email or number').fill(member.email);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Refund Plus, new of Rita Refunded' }).click();
    const sheet = page.getByRole('dialog', { name: 'Refund a payment' });
    await sheet.getByLabel('Amount in USD').fill('70');
    await sheet.getByLabel('Reason').fill('Agreed by phone');
    await sheet.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(sheet.getByText(/^Please enter an amount up to USD\s69\.$/)).toBeVisible();
    await sheet.getByLabel('Amount in USD').fill('19.50');
    await sheet.getByRole('button', { name: /^Refund USD\s19\.50$/ }).click();
    await expect(page.getByText(/^USD\s19\.50 refunded, USD\s49\.50 left$/)).toBeVisible();
  });

  await test.step('visitors see the new price once it is published', async () => {
    await page.goto('/pricing');
    await expect(page.getByText('Coming soon...', { exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: '16' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Monthly' })).toBeHidden();
    await page.goto('/app/admin/partner-applications');
    await page.getByRole('navigation', { name: 'Platform' }).getByText('Plans').click();
    await page.getByRole('link', { name: 'Edit Unlimited' }).click();
    await page.getByLabel('Yearly price').fill('1080');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Unlimited is saved.')).toBeVisible();
    await page.getByRole('link', { name: 'All plans' }).click();
    await page.getByRole('button', { name: 'Publish prices' }).click();
    await page.getByRole('button', { name: 'Publish them' }).click();
    await page.getByRole('link', { name: 'Open the pricing page' }).click();
    await expect(page.getByRole('cell', { name: /^USD\s1,080$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Yearly saves/ })).toContainText(/USD\s228/);
    await expect(page.getByText('Coming soon...', { exact: true })).toBeHidden();
    // On a phone too: two journeys that publish the same prices would disturb each other.
    await page.setViewportSize({ width: 390, height: 844 });
    const yearly = page.getByRole('cell', { name: /^USD\s1,080$/ });
    await yearly.scrollIntoViewIfNeeded();
    await expect(yearly).toBeInViewport({ ratio: 1 });
  });

  // Other journeys use the same plans.
  await editing.post('/admin/plans/withdraw', {});
  const { items } = await editing.get<{ items: PlanToEdit[] }>('/admin/plans');
  const { version } = items.find(({ code }) => code === 'unlimited') ?? { version: 0 };
  const yearly_price = { amount_minor: 109_000, currency: 'USD' };
  await editing.patch('/admin/plans/unlimited', { version, yearly_price });

  await test.step('the member sees what came back, with its credit note', async () => {
    // It is issued once a job has sent the refund to the bank.
    await expect
      .poll(async () => (await paying.get<Payments>('/membership/payments')).items[0]?.credit_notes)
      .toHaveLength(1);
    await signedInAs(member);
    await page.goto('/app/membership');
    await expect(page.getByText('Partly refunded')).toBeVisible();
    const note = page.getByRole('button', { name: /^Credit note C-\d{4}-\d{6} for USD\s19\.50$/ });
    await expect(note).toBeVisible();
  });
});
