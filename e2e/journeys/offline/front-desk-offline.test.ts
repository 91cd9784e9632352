import { randomUUID } from 'node:crypto';
import { createDigitalIdCode } from '@pulse/domain';
import { actAs } from '../../fixtures/api.ts';
import { createUser, type User } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { violationsInBothThemes } from '../../fixtures/pages/accessibility-violations.ts';
import { expect, test } from '../../fixtures/test.ts';

// A service worker belongs to its context and outlives its pages.
test.use({ ownContext: true, serviceWorkers: 'allow' });

test('without the network the desk opens, queues ticks and a scan, and settles them once', async ({
  page,
  context,
  signedInAs,
  consoleErrors,
}) => {
  test.slow();
  const venue = await createVenue({ guestsPerBooking: 1 });
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const rest = await scheduleClass(venue, { startsInMinutes: 25, title: 'Evening Rest' });
  const [karim, salma] = [
    await createUser({ fullName: 'Karim Kettle' }),
    await createUser({ fullName: 'Salma Scarf' }),
  ];
  const member = await actAs(karim);
  const { id } = await member.book(flow.id);
  await member.put(`/bookings/${id}/guests/${randomUUID()}`, { name: 'Mona Saad' });
  await (await actAs(salma)).book(rest.id);
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_admin', organisationId, plan: null }));
  await page.goto('/app/checkin-dashboard');
  await page.waitForFunction(
    async (key) => {
      await navigator.serviceWorker.ready;
      return localStorage.getItem(key) !== null;
    },
    `pulse_desk_rosters:${venue.id}`,
    { timeout: 60_000 },
  );

  consoleErrors.allowOffline();
  await context.setOffline(true);
  await page.reload();
  const state = page.getByRole('region', { name: 'Without the network' });
  await test.step('a member, their guest and a scan are queued, and nobody has arrived', async () => {
    await expect(state).toContainText('You are offline. The rosters are as of');
    await page.getByRole('button', { name: 'Check in Karim Kettle' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Karim Kettle' }).first();
    await expect(row.getByText('Queued', { exact: true })).toBeVisible();
    await expect(row).toContainText(/Since \d\d:\d\d, not sent yet/);
    await page.getByRole('button', { name: 'Check in Mona Saad' }).click();
    await expect(
      page.getByRole('button', { name: 'Undo the queued check-in of Mona Saad' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Scan member' }).click();
    const scanner = page.getByRole('dialog', { name: 'Scan member' });
    const field = scanner.getByLabel('Code of the digital ID');
    await field.fill(await digitalIdCodeOf(salma));
    await field.press('Enter');
    await expect(scanner.getByText('Salma Scarf: queued')).toBeVisible();
    await expect(scanner.getByText('On the roster of Evening Rest.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('3 check-ins are queued.')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  // Meanwhile the other class is cancelled elsewhere.
  const admin = await actAs(await createUser({ role: 'partner_admin', organisationId }));
  await admin.post(`/partner/class-sessions/${rest.id}/cancel`, { reason: 'The room is flooded' });

  await page.close();
  const reopened = await context.newPage();
  await reopened.goto('/app/checkin-dashboard');
  await expect(reopened.getByText('3 check-ins are queued.')).toBeVisible();

  await context.setOffline(false);
  await test.step('a member and their guest have arrived, the other member waits for a decision', async () => {
    await expect(reopened.getByText('2 queued check-ins were entered.')).toBeVisible();
    await expect(reopened.getByText('1 check-in needs your decision')).toBeVisible();
    await expect(reopened.getByText(/^Evening Rest at .* is cancelled, so Salma/)).toBeVisible();
    // The row of the member, and that of the guest, which names the member too.
    const arrived = reopened.getByRole('row').filter({ hasText: 'Karim Kettle' });
    await expect(arrived.getByText(/^Arrived/)).toHaveCount(2);
  });

  await test.step('signing out asks, and erases it', async () => {
    await reopened.getByRole('button', { name: /^Account menu/ }).click();
    await reopened.getByRole('button', { name: 'Sign Out' }).click();
    const question = reopened.getByRole('dialog', { name: 'Sign Out' });
    await expect(question).toContainText('1 check-in made without the network');
    await question.getByRole('button', { name: 'Sign Out' }).click();
    await expect(reopened).toHaveURL(/\/(auth)?$/);
    const kept = () =>
      reopened.evaluate(() =>
        Object.keys(localStorage).filter((key) => /^(pulse_|unsent:)/.test(key)),
      );
    await expect.poll(kept).toEqual([]);
  });
});

async function digitalIdCodeOf(member: User): Promise<string> {
  const id = await (await actAs(member)).get<{ member_code: string; secret: string }>(
    '/digital-id',
  );
  const secret = new Uint8Array(Buffer.from(id.secret, 'base64url'));
  return createDigitalIdCode(secret, id.member_code, Date.now());
}
