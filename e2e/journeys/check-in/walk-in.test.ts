import { createDigitalIdCode } from '@pulse/domain';
import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('staff see who is to come, scan again after a lost answer, and add a walk-in', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const names = ['Salma Aoun', 'Salma Bitar', 'Salma Costa'];
  const members = await Promise.all(names.map((fullName) => createUser({ fullName })));
  for (const member of members) await (await actAs(member)).book(flow.id);
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));

  await page.goto('/app/checkin-dashboard');
  // Nothing is scrolled: the third person to come is above the bottom bar.
  const third = page.getByRole('button', { name: 'Check in Salma Costa' });
  await expect(third).toBeInViewport({ ratio: 1 });
  await third.click({ trial: true });

  consoleErrors.allowOffline();
  let answers = 0;
  await page.route('**/partner/check-ins/scan', async (route) => {
    answers += 1;
    const response = await route.fetch();
    await (answers === 1 ? route.abort() : route.fulfill({ response }));
  });
  await page.getByRole('button', { name: 'Scan member' }).click();
  const scanner = page.getByRole('dialog', { name: 'Scan member' });
  const field = scanner.getByLabel('Code of the digital ID');
  await expect(field).not.toBeFocused();
  const code = await digitalIdCodeOf(members[0]);
  for (const said of ['No answer came. Please scan again', 'Salma Aoun is in']) {
    await field.fill(code);
    await field.press('Enter');
    await expect(scanner.getByText(said)).toBeVisible();
  }
  await page.keyboard.press('Escape');

  const walkIn = await createUser({ fullName: 'Salma Walkin' });
  await page.getByRole('button', { name: 'Look up' }).click();
  const lookUp = page.getByRole('dialog', { name: 'Look up a member' });
  const search = lookUp.getByLabel('Name, email or member code');
  await search.fill('salma');
  await expect(lookUp.getByRole('listitem')).toHaveCount(3);
  await search.fill(walkIn.email);
  await lookUp.getByRole('button', { name: 'Add Salma Walkin as a walk-in' }).click();
  await lookUp.getByRole('button', { name: /^Add Salma Walkin to Sunrise Flow/ }).click();
  await expect(lookUp.getByText('Salma Walkin is in: Sunrise Flow.')).toBeVisible();
});

async function digitalIdCodeOf(member: Parameters<typeof actAs>[0] | undefined): Promise<string> {
  if (!member) throw new Error('A member was expected.');
  const id = await (await actAs(member)).get<{ member_code: string; secret: string }>(
    '/digital-id',
  );
  const secret = new Uint8Array(Buffer.from(id.secret, 'base64url'));
  return createDigitalIdCode(secret, id.member_code, Date.now());
}
