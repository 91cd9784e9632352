import { press, tabTo } from '../../fixtures/controls/keyboard.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { failRenewal } from '../../fixtures/database/fail-renewal.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a member repairs a failed renewal, plans a smaller plan, cancels and takes both back, by keyboard alone @desktop', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser({ plan: 'plus' });
  await failRenewal(member);
  await signedInAs(member);
  const plan = page.getByRole('region', { name: 'Plus', exact: true });

  await test.step('told when it is tried again, and repaired with one tap', async () => {
    await page.goto('/app/membership');
    await expect(plan.getByText(/^We try again on /)).toBeVisible();
    await expect(plan.getByText(/^Your plan stays open until /)).toBeVisible();
    await press(page, plan.getByRole('button', { name: 'Pay now' }));
    await press(page, page.getByRole('button', { name: 'Approve', exact: true }));
    await expect(page).toHaveURL('/app/membership');
    await expect(plan.getByText(/^Renews on .* for .*69/)).toBeVisible();
  });

  await test.step('a smaller plan, agreed to for the renewal and withdrawn', async () => {
    await press(page, page.getByRole('link', { name: 'Change plan' }));
    await tabTo(page, page.getByRole('radio', { name: 'Plus (your plan)' }));
    await page.keyboard.press('ArrowUp');
    const offer = page.getByRole('region', { name: 'What changes' });
    await expect(offer.getByText(/^Basic, paid monthly: on /)).toBeVisible();
    await press(page, offer.getByRole('button', { name: /^Change on / }));
    await expect(page.getByText('Your change is confirmed.')).toBeVisible();
    await expect(plan.getByText(/^On .* it becomes Basic, paid monthly, for .*39/)).toBeVisible();
    await press(page, plan.getByRole('button', { name: 'Keep my present plan' }));
    await expect(plan.getByText(/^Renews on .* for .*69/)).toBeVisible();
  });

  await test.step('cancelled with two taps, and taken back from the message', async () => {
    await press(page, page.getByRole('button', { name: 'Cancel membership' }));
    const question = page.getByRole('dialog', { name: 'Cancel your membership?' });
    await expect(question.getByText(/^Your plan runs until /)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await press(page, question.getByRole('button', { name: 'Cancel it' }));
    await expect(plan.getByText(/^Cancelled: it ends on /)).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Take it back' }));
    await expect(page.getByText('Your membership goes on.')).toBeVisible();
    await expect(plan.getByText(/^Renews on /)).toBeVisible();
  });
});
