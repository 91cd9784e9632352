import { readFile } from 'node:fs/promises';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an admin finds somebody, changes the role by keyboard and reads it in the audit log @phone', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser({ fullName: 'Rola Changed' });
  await signedInAs(await createUser({ role: 'admin', fullName: 'Adam Admin' }));
  await page.goto('/app/admin/users');
  await page.getByLabel('Name or email').fill('rola ch');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Rola Changed' }).first().press('Enter');
  await expect(page.getByText(member.email)).toBeVisible();

  await test.step('the role needs a reason', async () => {
    await page.getByRole('button', { name: 'Change role' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Change role' });
    await sheet.getByLabel('Role').selectOption('Ops');
    await sheet.getByRole('button', { name: 'Change role' }).press('Enter');
    await expect(sheet.getByText('Please say why.')).toBeVisible();
    await sheet.getByLabel('Reason').fill('Joins the ops team');
    await sheet.getByRole('button', { name: 'Change role' }).press('Enter');
    await expect(page.getByText('Rola Changed now has the role Ops.')).toBeVisible();
  });

  await test.step('the audit log says who, what, when, before and after', async () => {
    await page.getByRole('link', { name: 'Open in the audit log' }).press('Enter');
    const entry = page.getByRole('listitem').filter({ hasText: 'Changed a role' });
    await expect(entry).toContainText('Adam Admin');
    await expect(entry.getByRole('deletion')).toHaveText('Member');
    await expect(entry).toContainText('Joins the ops team');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).press('Enter');
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain('"{""role"":""ops"",""reason"":""Joins the ops team""}"');
  });
});
