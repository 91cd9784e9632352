import { randomUUID } from 'node:crypto';
import { actAs } from '../../fixtures/api.ts';
import { applicantEmail, uniqueNumbers } from '../../fixtures/application-numbers.ts';
import { endSession, signInAgain } from '../../fixtures/controls/end-session.ts';
import { backdateApplication } from '../../fixtures/database/backdate-application.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { mailedToken } from '../../fixtures/mailed-token.ts';
import { expect, test } from '../../fixtures/test.ts';

/** An application that waits for its decision. */
async function anApplication(): Promise<{ id: string; name: string; email: string }> {
  const name = `Harbour Studio ${randomUUID().slice(0, 8)}`;
  const email = applicantEmail();
  const { id } = await (await actAs(await createUser())).post<{ id: string }>(
    '/partner-applications',
    {
      business_name: name,
      contact_name: 'Maya Khoury',
      contact_email: email,
      phone: '+961 1 234 567',
      business_type: 'studio',
      description: 'Two rooms above the harbour, open from early to late.',
      address: '12 Harbour Street, Beirut',
      ...uniqueNumbers(),
      agreement: true,
    },
  );
  await backdateApplication(id);
  return { id, name, email };
}

test('a reviewer decides by keyboard, and the focus is never lost', async ({
  page,
  signedInAs,
}) => {
  const { name } = await anApplication();
  await signedInAs(await createUser({ role: 'ops', plan: null }));
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
  consoleErrors,
}) => {
  consoleErrors.allowStatus(409, '/decision');
  const { id, name } = await anApplication();
  await signedInAs(await createUser({ role: 'ops', plan: null }));
  await page.goto('/app/admin/partner-applications');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name }).click();
  await row.getByRole('button', { name: 'Approve' }).click();
  const colleague = await actAs(await createUser({ role: 'ops', plan: null }));
  await colleague.post(`/admin/partner-applications/${id}/decision`, { decision: 'approved' });
  await row.getByRole('button', { name: 'Approve and invite' }).click();
  await expect(page.getByText('This application has already been decided.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('what a reviewer typed is still there after the session ended', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(401, '/api/v1/');
  const { name } = await anApplication();
  const reviewer = await createUser({ role: 'ops', plan: null });
  await signedInAs(reviewer);
  await page.goto('/app/admin/partner-applications');
  const row = page.getByRole('listitem').filter({ hasText: name });
  const reason = row.getByLabel('Reason, as the applicant reads it');
  await row.getByRole('button', { name }).click();
  await row.getByRole('button', { name: 'Ask for changes' }).click();
  await reason.fill('Please add your opening hours.');
  await endSession(page);
  await row.getByRole('button', { name: 'Ask for changes' }).click();
  await signInAgain(page, reviewer);
  await row.getByRole('button', { name }).click();
  await row.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(reason).toHaveValue('Please add your opening hours.');
});

test('the link of a request for changes leads to the field that was asked for, then Send', async ({
  page,
  signedInAs,
}) => {
  const { name, email } = await anApplication();
  await signedInAs(await createUser({ role: 'ops', plan: null }));
  await page.goto('/app/admin/partner-applications');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name }).click();
  await row.getByRole('button', { name: 'Ask for changes' }).click();
  const asked = row.getByRole('group', { name: /^What is to be changed/ });
  await asked.getByText('Phone', { exact: true }).click();
  await row.getByLabel('Reason, as the applicant reads it').fill('This number is not in use.');
  await row.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByText(`${name} has been asked for changes.`)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`/partner-onboarding#token=${await mailedToken(email, 'partner-onboarding')}`);
  await expect(page.getByText('This number is not in use.')).toBeVisible();
  const phone = page.getByLabel('Phone');
  await expect(phone).toBeFocused();
  await phone.fill('+961 1 765 432');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(phone).toHaveCount(0);
});

test('an invitation used without setting a password leads to a password reset', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(410, '/auth/accept-invitation');
  const { id, email } = await anApplication();
  const reviewer = await actAs(await createUser({ role: 'ops', plan: null }));
  await reviewer.post(`/admin/partner-applications/${id}/decision`, { decision: 'approved' });
  const invitation = `/partner/password-setup#token=${await mailedToken(email, 'password-setup')}`;
  await page.goto(invitation);
  await expect(page.getByRole('dialog', { name: 'Set Your Password' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
  await page.goto(invitation);
  await page.getByRole('link', { name: 'Get a link to set a password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Password reset email sent!')).toBeVisible();
  await page.goto(`/reset-password#token=${await mailedToken(email, 'reset-password')}`);
  await page.getByLabel('New Password').fill('Corniche-2026!');
  await page.getByLabel('Confirm Password').fill('Corniche-2026!');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Corniche-2026!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/dashboard/);
  await page.goto('/app/partner/dashboard');
  // The venue is drafted from the application already.
  await expect(page.getByText(/^Harbour Studio /).first()).toBeVisible();
});
