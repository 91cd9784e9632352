import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the bank asks, its event never arrives, and coming back finds the plan paid @phone', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser({ plan: null });
  const { payment_id } = await (await actAs(member)).post<{ payment_id: string }>(
    '/membership/checkout',
    { plan_code: 'plus' },
  );
  await signedInAs(member);
  await page.goto(`/app/pay/${payment_id}?returned=unpaid`);
  await expect(page.getByText('Not paid yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/demo\/checkout\//);
  await page.getByRole('button', { name: 'Ask me to confirm' }).click();
  await expect(page.getByText('Your bank asks: was it you?')).toBeVisible();

  await page.goto(`/app/pay/${payment_id}`);
  await page.getByRole('button', { name: 'Confirm now' }).click();
  await page.getByText('Never', { exact: true }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/subscription-success$/);
  await expect(page.getByText('Plus is yours from now on.')).toBeVisible();
});
