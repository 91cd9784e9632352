import { press, tabTo } from '../../fixtures/controls/keyboard.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { failRenewal } from '../../fixtures/database/fail-renewal.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a member joins, changes, pauses, repairs and keeps a membership, by keyboard alone @desktop', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser({ plan: null });
  await signedInAs(member);
  const plan = page.getByRole('region', { name: 'Unlimited', exact: true });
  const offer = page.getByRole('region', { name: 'What changes' });

  await test.step('joined', async () => {
    await page.goto('/app/membership');
    await press(page, page.getByRole('button', { name: 'Choose Plus' }));
    await press(page, page.getByRole('button', { name: 'Approve', exact: true }));
    await expect(page.getByText(/^Plus is yours from now on/)).toBeVisible();
    const near = page.getByRole('region', { name: 'For you' });
    await expect(near.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('a larger plan, at once', async () => {
    await page.goto('/app/membership/change');
    await tabTo(page, page.getByRole('radio', { name: 'Plus (your plan)' }));
    await page.keyboard.press('ArrowDown');
    await expect(offer.getByText('Unlimited: at once')).toBeVisible();
    await press(page, offer.getByRole('button', { name: /^Change to Unlimited and pay .*40$/ }));
    await expect(plan.getByText(/^Renews on .* for .*109/)).toBeVisible();
  });

  await test.step('a smaller plan, agreed to for the renewal and withdrawn', async () => {
    await press(page, page.getByRole('link', { name: 'Change plan' }));
    await tabTo(page, page.getByRole('radio', { name: 'Unlimited (your plan)' }));
    await page.keyboard.press('ArrowUp');
    await expect(offer.getByText(/^Plus, paid monthly: on /)).toBeVisible();
    await press(page, offer.getByRole('button', { name: /^Change on / }));
    await expect(plan.getByText(/^On .* it becomes Plus, paid monthly, for .*69/)).toBeVisible();
    await press(page, plan.getByRole('button', { name: 'Keep my present plan' }));
    await expect(plan.getByText(/^Renews on .* for .*109/)).toBeVisible();
  });

  await test.step('paused for ten days, and resumed early', async () => {
    await press(page, page.getByRole('button', { name: 'Pause', exact: true }));
    const sheet = page.getByRole('dialog', { name: 'Pause your membership' });
    await expect(sheet.getByRole('textbox', { name: 'Days' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('10');
    await expect(sheet.getByText(/^No booking falls into the pause\./)).toBeVisible();
    await press(page, sheet.getByRole('button', { name: 'Pause for 10 days' }));
    await expect(plan.getByText(/^Paused until /)).toBeVisible();
    await press(page, plan.getByRole('button', { name: 'Resume now' }));
    await expect(plan.getByText(/^Renews on /)).toBeVisible();
  });

  await test.step('told that a renewal failed and when it is tried again, and repaired', async () => {
    await failRenewal(member);
    await page.reload();
    await expect(plan.getByText(/^We try again on /)).toBeVisible();
    await expect(plan.getByText(/^Your plan stays open until /)).toBeVisible();
    await press(page, plan.getByRole('button', { name: 'Pay now' }));
    await press(page, page.getByRole('button', { name: 'Approve', exact: true }));
    await expect(page).toHaveURL('/app/membership');
    await expect(plan.getByText(/^Renews on .* for .*109/)).toBeVisible();
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
