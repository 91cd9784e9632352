import { groupMemberCode } from '@pulse/domain';
import { actAs } from '../../fixtures/api.ts';
import { createUser, type User } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { readDigitalIdCode } from '../../fixtures/database/read-digital-id-code.ts';
import { expect, test } from '../../fixtures/test.ts';

const memberCodeOf = async (member: User) =>
  (await (await actAs(member)).get<{ member_code: string }>('/digital-id')).member_code;

test('the Scan QR of staff begins with scanning a member, and their own scanner is a tap away', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue({ openGym: true });
  const karim = await createUser({ fullName: 'Karim Kettle' });
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId }));
  await page.goto('/app/scan');
  await expect(page.getByRole('heading', { level: 1, name: 'Scan a member' })).toBeVisible();
  await expect(page.getByText(`For ${venue.name}`)).toBeVisible();
  await page.getByLabel('Digital ID or member code').fill(await readDigitalIdCode(karim));
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByText('Karim Kettle is in')).toBeVisible();

  await page.getByRole('link', { name: 'Scan the code at the entrance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scan QR' })).toBeVisible();
  await page.getByLabel('Or type the code below the QR').fill(venue.qrCode);
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page).toHaveURL(`/checkin/${venue.qrCode}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Scan a member' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scan a member' })).toBeVisible();
});

test('the Scan QR of a member has no word of scanning members', async ({ page, signedInAs }) => {
  await signedInAs(await createUser());
  await page.goto('/app/scan');
  await expect(page.getByRole('heading', { level: 1, name: 'Scan QR' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scan a member' })).toHaveCount(0);
});

test('a member code typed at the scanner, with or without spaces, is looked up at once', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const karim = await createUser({ fullName: 'Karim Kettle' });
  await (await actAs(karim)).book(flow.id);
  const code = await memberCodeOf(karim);
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));

  await page.goto('/app/checkin-dashboard');
  const found = page.getByRole('dialog', { name: 'Look up a member' });
  for (const typed of [groupMemberCode(code), code.toLowerCase()]) {
    await page.getByRole('button', { name: 'Scan member' }).click();
    const scanner = page.getByRole('dialog', { name: 'Scan member' });
    await scanner.getByLabel('Digital ID or member code').fill(typed);
    await scanner.getByRole('button', { name: 'Use code' }).click();
    await expect(found.getByText('Karim Kettle')).toBeVisible();
    await expect(found.getByLabel('Name, email or member code')).toHaveValue(typed);
    await found.getByRole('button', { name: 'Close' }).click();
    await expect(found).toBeHidden();
  }
  await page.goto('/app/scan');
  await page.getByLabel('Digital ID or member code').fill(groupMemberCode(code));
  await page.getByRole('button', { name: 'Use code' }).click();
  await found.getByRole('button', { name: 'Check in Karim Kettle' }).click();
  await expect(found.getByText('Arrived')).toBeVisible();
});

test('a refused scan stays with its name or code and its time, until the next one lets somebody in', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(404, '/scan');
  consoleErrors.allowStatus(409, '/scan');
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const [salma, karim] = [
    await createUser({ fullName: 'Salma Scarf' }),
    await createUser({ fullName: 'Karim Kettle' }),
  ];
  await (await actAs(karim)).book(flow.id);
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));
  await page.goto('/app/scan');
  const scan = async (text: string) => {
    await page.getByLabel('Digital ID or member code').fill(text);
    await page.getByRole('button', { name: 'Use code' }).click();
  };
  const status = page.getByRole('status').first();
  await scan('https://menu.example/today');
  await expect(status).toContainText('This is not the code of a member');
  await scan(await readDigitalIdCode(salma));
  await expect(status).toContainText('Salma Scarf');
  await expect(
    page.getByText(/^https:\/\/menu.example\/.*: not checked in, \d\d:\d\d$/),
  ).toBeVisible();
  await scan('PULSE1.ABCD2345EFGH.1.ABCDEFGHIJKLMNOP');
  await expect(page.getByText(/^Salma Scarf: not checked in, \d\d:\d\d$/)).toBeVisible();
  await scan(await readDigitalIdCode(karim));
  await expect(status).toContainText('Karim Kettle is in');
  await expect(page.getByText(/: not checked in/)).toHaveCount(0);
});
