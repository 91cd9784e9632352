import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a member saves the receipt of a payment @phone', async ({ page, signedInAs }) => {
  const member = await createUser({ plan: null });
  const api = await actAs(member);
  const { payment_id } = await api.post<{ payment_id: string }>('/membership/checkout', {
    plan_code: 'plus',
  });
  await api.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
  await signedInAs(member);
  await page.goto('/app/membership');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Receipt R-\d{4}-\d{6}$/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^pulse-R-\d{4}-\d{6}\.pdf$/);
});
