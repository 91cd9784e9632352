import { signedInStorage } from '../world/api.ts';
import { aPerson } from '../world/people.ts';
import { expect, test } from './journey.ts';

test('who signs in in another tab never sees, or saves, the words of the one before', async ({
  page,
  context,
  signedInAs,
}) => {
  const before = await aPerson({ fullName: 'Amal Before' });
  const after = await aPerson({ fullName: 'Aziz After' });
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
