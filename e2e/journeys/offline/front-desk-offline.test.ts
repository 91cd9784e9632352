import { randomUUID } from 'node:crypto';
import { createDigitalIdCode } from '@pulse/domain';
import { actAs } from '../../fixtures/api.ts';
import { germanOnPhone } from '../../fixtures/app-texts.ts';
import { createUser, type User } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { violationsInBothThemes } from '../../fixtures/pages/accessibility-violations.ts';
import { expect, test } from '../../fixtures/test.ts';

// A service worker belongs to its context and outlives its pages.
test.use({ ...germanOnPhone, ownContext: true, serviceWorkers: 'allow' });

test('without the network the desk opens, queues ticks and a scan, and settles them once', async ({
  page,
  context,
  signedInAs,
  consoleErrors,
  texts,
  press,
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
  const button = (key: string, values = {}) =>
    page.getByRole('button', { name: texts.of(key, values) });
  const threeQueued = texts.of('front-desk:offlinePanel.queued_other', { count: 3 });
  const state = page.getByRole('region', { name: texts.of('front-desk:offlinePanel.label') });
  await test.step('a member, their guest and a scan are queued, and no arrival is shown', async () => {
    await expect(state).toContainText(texts.like('front-desk:offlinePanel.offlineAsOf'));
    await press(button('front-desk:roster.checkInOf', { name: 'Karim Kettle' }));
    const row = page.getByRole('row').filter({ hasText: 'Karim Kettle' }).first();
    await expect(row.getByText(texts.of('shared:status.queued'), { exact: true })).toBeVisible();
    await expect(row).toContainText(texts.like('front-desk:offline.queuedAt'));
    await press(button('front-desk:roster.checkInOf', { name: 'Mona Saad' }));
    await expect(button('front-desk:offline.removeOf', { name: 'Mona Saad' })).toBeVisible();
    await press(button('front-desk:scan.button'));
    const scanner = page.getByRole('dialog', { name: texts.of('front-desk:scan.title') });
    const field = scanner.getByLabel(texts.of('front-desk:scan.type'));
    await field.fill(await digitalIdCodeOf(salma));
    await field.press('Enter');
    const queued = texts.of('front-desk:offline.scanQueued', { name: 'Salma Scarf' });
    await expect(scanner.getByText(queued)).toBeVisible();
    const roster = texts.of('front-desk:offline.scanBooked', { title: 'Evening Rest' });
    await expect(scanner.getByText(roster)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(threeQueued)).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  // Meanwhile the other class is cancelled elsewhere.
  const admin = await actAs(await createUser({ role: 'partner_admin', organisationId }));
  await admin.post(`/partner/class-sessions/${rest.id}/cancel`, { reason: 'The room is flooded' });

  await page.close();
  const reopened = await context.newPage();
  await reopened.goto('/app/checkin-dashboard');
  await expect(reopened.getByText(threeQueued)).toBeVisible();

  await context.setOffline(false);
  await test.step('a member and their guest have arrived, the other member waits for a decision', async () => {
    await expect(
      reopened.getByText(texts.of('offline:queueSettled_other', { count: 2 })),
    ).toBeVisible();
    await expect(
      reopened.getByText(texts.of('front-desk:offlinePanel.conflicts_one', { count: 1 })),
    ).toBeVisible();
    const why = { title: 'Evening Rest', name: 'Salma Scarf' };
    await expect(reopened.getByText(texts.like('errors:desk.class_cancelled', why))).toBeVisible();
    // The row of the member, and that of the guest, which names the member too.
    const arrived = reopened.getByRole('row').filter({ hasText: 'Karim Kettle' });
    await expect(arrived.getByText(texts.like('shared:status.arrived'))).toHaveCount(2);
  });

  await test.step('signing out asks, and erases it', async () => {
    const signOut = { name: texts.of('shell:signOut.title') };
    await press(reopened.getByRole('button', { name: texts.like('shell:nav.account') }));
    await press(reopened.getByRole('button', signOut));
    const question = reopened.getByRole('dialog', signOut);
    await expect(question).toContainText(texts.of('shell:signOut.unsent_one', { count: 1 }));
    await press(question.getByRole('button', signOut));
    await expect(reopened).toHaveURL(/\/(auth)?$/);
    const kept = () =>
      reopened.evaluate(() =>
        Object.keys(localStorage).filter((key) => /^(pulse_|unsent:)/.test(key)),
      );
    await expect.poll(kept).toEqual([]);
  });
});

test('what the desk showed last is what it shows without the network, a walk-in of just now too', async ({
  page,
  context,
  signedInAs,
  consoleErrors,
  texts,
  press,
}) => {
  test.slow();
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const [karim, salma] = [
    await createUser({ fullName: 'Karim Kettle' }),
    await createUser({ fullName: 'Salma Scarf' }),
  ];
  await (await actAs(karim)).book(flow.id);
  const { organisationId } = venue;
  const staff = await createUser({ role: 'partner_staff', organisationId, plan: null });
  await signedInAs(staff);
  await page.goto('/app/checkin-dashboard');
  await page.waitForFunction(
    async (key) => {
      await navigator.serviceWorker.ready;
      return localStorage.getItem(key) !== null;
    },
    `pulse_desk_rosters:${venue.id}`,
    { timeout: 60_000 },
  );
  const name = { name: 'Karim Kettle' };
  await press(page.getByRole('button', { name: texts.of('front-desk:roster.checkInOf', name) }));
  const undo = texts.of('front-desk:roster.undoOf', name);
  await expect(page.getByRole('button', { name: undo })).toBeVisible();
  await (await actAs(staff)).post('/partner/check-ins/walk-in', {
    class_session_id: flow.id,
    email: salma.email,
  });
  const row = page.getByRole('row').filter({ hasText: 'Salma Scarf' });
  await expect(row).toContainText(texts.like('shared:status.arrived'));

  consoleErrors.allowOffline();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(texts.like('front-desk:offlinePanel.offlineAsOf'))).toBeVisible();
  await expect(row).toContainText(texts.like('shared:status.arrived'));
  await expect(page.getByRole('button', { name: undo })).toBeVisible();
  await context.setOffline(false);
});

async function digitalIdCodeOf(member: User): Promise<string> {
  const id = await (await actAs(member)).get<{ member_code: string; secret: string }>(
    '/digital-id',
  );
  const secret = new Uint8Array(Buffer.from(id.secret, 'base64url'));
  return createDigitalIdCode(secret, id.member_code, Date.now());
}
