import { actAs, signedInStorage } from '../../fixtures/api.ts';
import { endSession, signInAgain } from '../../fixtures/controls/end-session.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { accessibilityViolations } from '../../fixtures/pages/accessibility-violations.ts';
import { expect, test } from '../../fixtures/test.ts';

test('feedback with a screenshot is answered by ops, and the notification leads to the answer', async ({
  page,
  context,
  signedInAs,
}) => {
  test.slow();
  const member = await createUser({ fullName: 'Fida Back' });
  const ops = await createUser({ fullName: 'Omar Ops', role: 'ops' });
  await signedInAs(member);
  await page.goto('/app/feedback');
  await page.getByText('Something broken', { exact: true }).click();
  await page.getByRole('radio', { name: '2 stars' }).press('Space');
  await page.getByLabel('In your words').fill('abc');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('at least 5 characters')).toBeVisible();
  await page.getByLabel('In your words').fill('The door code did not work');
  await page.locator('form input[type=file]').setInputFiles({
    name: 'screen.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByText('The screenshot is ready to send.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you. We read every word.')).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: 'The door code did not work' });
  await entry.getByRole('button', { name: 'Show screenshot' }).click();
  await expect(entry.getByRole('img', { name: 'Screenshot' })).toBeVisible();

  const desk = await context.browser()?.newContext({
    storageState: await signedInStorage(ops),
    locale: 'en-GB',
  });
  const staff = await desk?.newPage();
  if (!desk || !staff) throw new Error('There is no second browser.');
  await staff.goto(new URL('/app/feedback', page.url()).href);
  await staff.getByRole('tab', { name: 'From members' }).click();
  await expect(staff).toHaveURL(/view=received/);
  const waiting = staff.getByRole('listitem').filter({ hasText: 'The door code did not work' });
  await waiting.getByRole('button', { name: 'Show screenshot' }).click();
  await expect(waiting.getByRole('img', { name: 'Screenshot' })).toBeVisible();
  await waiting.getByRole('button', { name: 'Answer Fida Back' }).click();
  await waiting.getByRole('textbox').fill('A new code is on its way to you.');
  expect(await accessibilityViolations(staff)).toEqual([]);
  await waiting.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByText('Fida Back has your answer.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await desk.close();

  const elsewhere = await actAs(member);
  await expect.poll(() => elsewhere.countUnread()).toBe(1);
  await page.goto('/app/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.click();
  await page.getByRole('link', { name: /We answered your feedback/ }).click();
  await expect(page).toHaveURL(/\/app\/feedback#feedback-/);
  await expect(entry).toBeFocused();
  await expect(entry.getByText('A new code is on its way to you.')).toBeVisible();
});

test('feedback typed before the session ended is still there after signing in', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(401, '/api/v1/');
  const member = await createUser();
  await signedInAs(member);
  await page.goto('/app/feedback');
  const message = page.getByLabel('In your words');
  await message.fill('A class for beginners on Sundays, please.');
  await endSession(page);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const ended = page.getByText('Your session has ended. Please sign in again.');
  await expect(ended).toBeVisible();
  await page.reload();
  await expect(ended).toBeVisible();
  await signInAgain(page, member);
  await expect(message).toHaveValue('A class for beginners on Sundays, please.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(message).toHaveValue('');
});

test('a screenshot is pasted from the clipboard and removed again', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  await page.goto('/app/feedback');
  const image = (await page.screenshot()).toString('base64');
  await page.getByLabel('In your words').focus();
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, image);
  await expect(page.getByText('The screenshot is ready to send.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove screenshot' }).click();
  await expect(page.getByRole('button', { name: 'Add a screenshot' })).toBeFocused();
});
