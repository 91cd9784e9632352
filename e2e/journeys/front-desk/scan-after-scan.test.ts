import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { readDigitalIdCode } from '../../fixtures/database/read-digital-id-code.ts';
import { installCanvasCamera, showToCamera } from '../../fixtures/qr-code/show-to-camera.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ ownContext: true });

test('the camera takes twenty members one after the other without a tap between', async ({
  page,
  signedInAs,
}) => {
  const { organisationId } = await createVenue({ openGym: true });
  await signedInAs(await createUser({ role: 'partner_staff', organisationId }));
  const members = await Promise.all(
    Array.from({ length: 20 }, (_, at) => createUser({ fullName: `Queue Number ${at + 1}` })),
  );
  await installCanvasCamera(page);
  await page.goto('/app/checkin-dashboard');
  await page.getByRole('button', { name: 'Scan member' }).click();
  const scanner = page.getByRole('dialog', { name: 'Scan member' });

  for (const member of members) {
    await showToCamera(page, await readDigitalIdCode(member));
    await expect(
      scanner.getByRole('status').getByText(`${member.fullName} is in`, { exact: true }),
    ).toBeVisible();
  }
  // The two before the last stay legible below it.
  await expect(scanner.getByText('Queue Number 19 is in')).toBeVisible();
  await expect(scanner.getByText('Queue Number 18 is in')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('of 0 expected by now')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Today in figures' })).toContainText('20');
});
