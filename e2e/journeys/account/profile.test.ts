import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createUser, PASSWORD } from '../../fixtures/database/create-user.ts';
import { readUser } from '../../fixtures/database/read-user.ts';
import { accessibilityViolations } from '../../fixtures/pages/accessibility-violations.ts';
import { gotoSettled } from '../../fixtures/pages/settled.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Any image will do: a screenshot of the page. */
async function anImage(page: Page) {
  return { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
}
const photoField = (page: Page) => page.locator('#details input[type=file]');
const address = (page: Page) => page.getByRole('textbox', { name: 'Address', exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' });

test('details are checked at their fields, kept, and shown again', async ({ page, signedInAs }) => {
  const person = await createUser({ fullName: 'Nour Saab' });
  await signedInAs(person);
  await page.goto('/app/profile');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue(person.email);
  await expect(email).not.toBeEditable();
  const birthday = page.getByLabel('Birthday');
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await birthday.fill(`${new Date().getFullYear() - 10}-05-01`);
  await phone.fill('12');
  await saveButton(page).click();
  await expect(page.getByText('Members are 18 or older')).toBeVisible();
  await expect(page.getByText(/does not look like a phone number\. For example: \+/)).toBeVisible();
  await expect(birthday).toBeFocused();
  await expect(phone).toHaveValue('12');

  await birthday.fill('1994-03-27');
  await phone.fill('+96171123456');
  await address(page).fill('Achrafieh, Beirut');
  await expect(phone).toHaveValue('+961 71 123 456');
  await saveButton(page).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('+961 71 123 456');
  await expect(birthday).toHaveValue('1994-03-27');
  await expect(saveButton(page)).toBeDisabled();
  expect((await readUser(person)).phone).toBe('+96171123456');
});

test('nothing typed is lost when saving fails, and leaving the page asks for confirmation', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  await signedInAs(await createUser());
  await page.goto('/app/profile');
  await address(page).fill('Somewhere new');
  consoleErrors.allowStatus(503, '/profile');
  await page.route('**/api/v1/profile', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await saveButton(page).click();
  await expect(page.getByText('could not be saved')).toBeVisible();
  await expect(address(page)).toHaveValue('Somewhere new');

  const leave = page.getByRole('link', { name: 'Bookings' }).first();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(address(page)).toHaveValue('Somewhere new');
  await page.unroute('**/api/v1/profile');
  await saveButton(page).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await leave.click();
  await expect(page).toHaveURL('/app/bookings');

  await page.goBack();
  await address(page).fill('Never mind');
  await leave.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/app/bookings');
});

test('a photo is cropped by keyboard, uploaded with progress, shown in the menu, and removed', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser({ fullName: 'Nour Saab' }));
  await page.goto('/app/profile');
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
  await photoField(page).setInputFiles(await anImage(page));
  const sheet = page.getByRole('dialog', { name: 'Your photo' });
  const stage = sheet.getByRole('button', { name: /Move it with the arrow keys/ });
  await stage.focus();
  await page.keyboard.press('ArrowLeft');
  await sheet.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('button', { name: 'Use this photo' })).toBeEnabled();
  expect(await accessibilityViolations(page)).toEqual([]);

  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 15_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await sheet.getByRole('button', { name: 'Use this photo' }).click();
  await expect(sheet.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(page.getByText('Your photo is saved.')).toBeVisible();
  await expect(sheet).toBeHidden();
  const photo = page.getByRole('button', { name: /^Account menu/ }).locator('img');
  await expect(photo).toHaveAttribute('src', /\/api\/v1\/images\/[0-9a-f]{32}\.webp/);
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Your photo is removed.')).toBeVisible();
  await expect(photo).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeFocused();
});

test('a file that is not an image is refused where it is chosen', async ({ page, signedInAs }) => {
  await signedInAs(await createUser());
  await page.goto('/app/profile');
  await photoField(page).setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  const sheet = page.getByRole('dialog', { name: 'Your photo' });
  await expect(sheet.getByText('We could not read this picture')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Use this photo' })).toBeDisabled();
});

test('the links beside the profile lead to its sections', async ({ page, signedInAs }) => {
  await signedInAs(await createUser());
  // What is still loading above a section would move it out of view again.
  await gotoSettled(page, '/app/profile');
  const parts = page.getByRole('navigation', { name: 'Parts of your profile' });
  await expect(parts.getByRole('link')).toHaveText([
    'Your details',
    'Notifications',
    'Language and theme',
    'Calendar',
    'Security',
    'Your data',
  ]);
  await parts.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeInViewport();
  await expect(parts.getByRole('link', { name: 'Security' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the calendar’s address is renewed and the old one stops working', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  await page.goto('/app/profile');
  const field = page.getByRole('textbox', { name: 'Your secret calendar address' });
  const old = await field.inputValue();
  expect((await page.request.get(old)).status()).toBe(200);
  await page.getByRole('button', { name: 'Renew address' }).click();
  const question = page.getByRole('dialog', { name: 'Renew the address?' });
  await question.getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(page.getByText('Your calendar has a new address.')).toBeVisible();
  await expect(field).not.toHaveValue(old);
  expect((await page.request.get(old)).status()).toBe(404);
  expect((await page.request.get(await field.inputValue())).status()).toBe(200);
});

test('a password is changed on the profile; a wrong one is reported at its field', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(401, '/auth/user');
  const person = await createUser();
  await signedInAs(person);
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const current = page.getByLabel('Current password');
  await expect(current).toBeFocused();
  await current.fill('Not-my-password-1!');
  await page.getByLabel('New Password').fill('Fresh-Start-2027!');
  await page.getByLabel('Confirm Password').fill('Fresh-Start-2027!');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await current.fill(PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
});

test('all data is downloaded as a file; deleting the account needs the password and lists what is deleted', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(401, '/profile/delete');
  const person = await createUser({ fullName: 'Gone Soon' });
  await signedInAs(person);
  await page.goto('/app/profile');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const data = JSON.parse(readFileSync(await (await downloaded).path(), 'utf8'));
  expect(data.profile.email).toBe(person.email);

  await address(page).fill('Typed and never saved');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill('Not-my-password-1!');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('The password is not right.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/auth?mode=deleted');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
  expect(await page.evaluate(() => localStorage.getItem('pulse_access_token'))).toBeNull();
  expect((await readUser(person)).email).toMatch(/^deleted-/);
});
