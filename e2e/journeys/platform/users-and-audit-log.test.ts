import { readFile } from 'node:fs/promises';
import { germanOnPhone } from '../../fixtures/app-texts.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use(germanOnPhone);

test('an admin finds a user, changes the role and reads it in the audit log', async ({
  page,
  signedInAs,
  texts,
  press,
  hasTouch,
}) => {
  // The devices share the database: each changes a user of its own.
  const name = hasTouch ? 'Rola Phone' : 'Rola Desk';
  const member = await createUser({ fullName: name });
  await signedInAs(await createUser({ role: 'admin', fullName: 'Adam Admin' }));
  await page.goto('/app/admin/users');
  await page.getByLabel(texts.of('platform-users:search.label')).fill(name.toLowerCase());
  await page.keyboard.press('Enter');
  await press(page.getByRole('link', { name }).first());
  await expect(page.getByText(member.email)).toBeVisible();

  await test.step('the role needs a reason', async () => {
    await press(page.getByRole('button', { name: texts.of('platform-users:change.action') }));
    const sheet = page.getByRole('dialog', { name: texts.of('platform-users:change.title') });
    const submit = sheet.getByRole('button', { name: texts.of('platform-users:change.submit') });
    await sheet.getByLabel(texts.of('platform-users:change.role')).selectOption('ops');
    await press(submit);
    await expect(sheet.getByText(texts.of('platform-users:change.reasonMissing'))).toBeVisible();
    await sheet.getByLabel(texts.of('platform-users:change.reason')).fill('Joins the ops team');
    await press(submit);
    await expect(page.getByText(texts.like('platform-users:change.done', { name }))).toBeVisible();
  });

  await test.step('the audit log says who, what, when, before and after', async () => {
    await press(page.getByRole('link', { name: texts.of('platform-users:toAuditLog') }));
    const changed = texts.of('platform-audit:action.change_role');
    const entry = page.getByRole('listitem').filter({ hasText: changed });
    await expect(entry).toContainText('Adam Admin');
    await expect(entry.getByRole('deletion')).toHaveText(texts.of('platform-audit:value.member'));
    await expect(entry).toContainText('Joins the ops team');
    const downloading = page.waitForEvent('download');
    await press(page.getByRole('button', { name: texts.of('platform-audit:download') }));
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain('"{""role"":""ops"",""reason"":""Joins the ops team""}"');
  });

  await test.step('a kind and a person are found by typing', async () => {
    await page.goto('/app/admin/audit-log');
    const changed = texts.of('platform-audit:action.change_role');
    await page.getByLabel(texts.of('platform-audit:filter.what')).fill(changed);
    await expect(page).toHaveURL(/action=change_role/);
    await page.getByLabel(texts.of('platform-audit:filter.person')).fill(member.email);
    await expect(page).toHaveURL(/person=/);
    await expect(page.getByRole('listitem').filter({ hasText: changed })).toHaveCount(1);
  });
});
