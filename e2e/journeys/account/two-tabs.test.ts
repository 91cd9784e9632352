import { signedInStorage } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a user who signs in in another tab never sees, or saves, what the user before typed', async ({
  page,
  context,
  signedInAs,
}) => {
  const before = await createUser({ fullName: 'Amal Before' });
  const after = await createUser({ fullName: 'Aziz After' });
  await signedInAs(before);
  await page.goto('/app/profile');
  const name = page.getByRole('textbox', { name: 'Full name' });
  await expect(name).toHaveValue('Amal Before');
  await name.fill('Amal Still Typing');

  const otherTab = await context.newPage();
  await otherTab.goto('/faq');
  const { origins } = await signedInStorage(after);
  await otherTab.evaluate((entries) => {
    for (const { name: key, value } of entries) localStorage.setItem(key, value);
  }, origins[0]?.localStorage ?? []);

  await expect(name).toHaveValue('Aziz After');
});
