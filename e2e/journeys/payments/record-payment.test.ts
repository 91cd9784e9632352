import { randomUUID } from 'node:crypto';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

test('ops record cash of another amount, which needs a reason and a real currency @desktop', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(400, '/admin/payments/manual');
  const member = await createUser({ plan: null, fullName: 'Samir Cash' });
  await signedInAs(await createUser({ role: 'ops' }));
  await page.goto('/app/admin/payments/record');
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByLabel('Why another amount?')).toHaveCount(0);
  await page.getByLabel('Amount').fill('60');
  await page.getByLabel('Number in the paper book').fill(randomUUID());
  const record = page.getByRole('button', { name: 'Record it' });
  await record.click();
  const reason = page.getByLabel('Why another amount?');
  await expect(reason).toBeFocused();
  await expect(page.getByText('Please say why it is not the price.')).toBeVisible();
  await reason.fill('The rest comes on Friday');
  const currency = page.getByLabel('Currency');
  await currency.fill('zzz');
  await record.click();
  await expect(currency).toBeFocused();
  await expect(page.getByText(/^There is no such currency/)).toBeVisible();
  await currency.fill('usd');
  await record.click();
  await expect(page.getByText('The payment of Samir Cash is recorded.')).toBeVisible();
  await page.goto('/app/admin/payments');
  await page.getByLabel('Email or number').fill(member.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/^USD\s60$/)).toBeVisible();
});
