import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';

const addresses = [
  ['/app/pay/xyz', '/payments/xyz/check', 'This is not there', 'To the start page'],
  [
    '/app/series/xyz',
    '/class-sessions/xyz/series',
    'This class has no more dates.',
    'Find a class',
  ],
] as const;

for (const [address, request, text, wayOn] of addresses)
  test(`${address} says that nothing is there, and leads on @phone`, async ({
    page,
    signedInAs,
    consoleErrors,
  }) => {
    consoleErrors.allowStatus(404, request);
    await signedInAs(await createUser());
    await page.goto(address);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('link', { name: wayOn }).click();
    await expect(page).toHaveURL(/\/app\/(dashboard|explore)/);
  });
