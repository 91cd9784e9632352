import { actAs } from '../../fixtures/api.ts';
import { countApplications } from '../../fixtures/database/count-applications.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { applicantEmail, fillApplication } from '../../fixtures/fill-application.ts';
import { mailedToken } from '../../fixtures/mailed-token.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a studio applies in steps, is asked for a change, makes it by its link and is approved @phone', async ({
  page,
}) => {
  const email = applicantEmail();
  await page.goto('/partner-onboarding');
  await page.getByLabel('Business name').fill('Harbour Studio');
  await page.getByRole('button', { name: 'Continue' }).click();
  // What is missing is said at its field, and the step stays.
  await expect(page.getByText('Please choose what kind of place it is.')).toBeVisible();
  await expect(page.getByLabel('Business type')).toBeFocused();
  // The draft outlives the tab.
  await page.reload();
  await expect(page.getByLabel('Business name')).toHaveValue('Harbour Studio');

  await fillApplication(page, 'Harbour Studio', email);
  // Going back leads to the step before, with what was typed.
  await page.goBack();
  await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('Bank of Beirut');
  await page.goForward();
  await expect(page.getByText('33.9012')).toBeVisible();
  await page.getByRole('button', { name: 'Send application' }).dblclick();
  await expect(
    page.getByRole('heading', { name: 'Your application is with us', level: 1 }),
  ).toBeFocused();
  expect(await countApplications(email)).toBe(1);

  const token = await mailedToken(email, 'partner-onboarding');
  const reviewer = await actAs(await createUser({ role: 'ops', plan: null }));
  const found = await reviewer.get<{ items: { id: string }[] }>(
    `/admin/partner-applications?q=${encodeURIComponent(email)}`,
  );
  const path = `/admin/partner-applications/${found.items[0]?.id}`;
  await reviewer.post(`${path}/decision`, {
    decision: 'changes_requested',
    reason: 'Please say more about your rooms.',
  });
  await page.goto(`/partner-onboarding#token=${token}`);
  await expect(page.getByText('Please say more about your rooms.')).toBeVisible();
  const description = page.getByLabel('Description');
  await description.fill('Three rooms above the harbour, each with a view of the sea.');
  await page.reload();
  await expect(description).toHaveValue(/^Three rooms/);
  for (const heading of ['Contact person', 'Address', 'For payouts', 'Check and agree']) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: 'Your changes are with us' })).toBeFocused();

  const history = await reviewer.get<{ items: { kind: string }[] }>(`${path}/history`);
  expect(history.items.map(({ kind }) => kind)).toEqual([
    'amended',
    'changes_requested',
    'submitted',
  ]);
  await reviewer.post(`${path}/decision`, { decision: 'approved' });
  await page.reload();
  await expect(page.getByText('Your application is approved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw the application' })).toHaveCount(0);
});
