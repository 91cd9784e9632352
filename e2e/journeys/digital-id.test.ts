import type { Page } from '@playwright/test';
import { actAs } from '../world/api.ts';
import { aPerson } from '../world/people.ts';
import { readQrPicture } from '../world/read-qr-picture.ts';
import { openStudio, scheduleClass } from '../world/studio.ts';
import { expect, test } from './journey.ts';

test('the digital ID changes every 30 seconds, without a network too, and the door reads it', async ({
  page,
  context,
  signedInAs,
  noise,
}) => {
  const studio = await openStudio();
  const flow = await scheduleClass(studio, { startsInMinutes: 20 });
  const member = await aPerson({ fullName: 'Dina Offline', plan: 'plus' });
  await (await actAs(member)).book(flow.id);
  const staff = await aPerson({ role: 'partner_staff', organisationId: studio.organisationId });
  await signedInAs(member);

  await page.clock.install();
  await page.goto('/app/digital-id');
  await expect(page.getByRole('heading', { name: 'Dina Offline' })).toBeVisible();
  await expect(page.getByText('Plus member')).toBeVisible();
  const first = await codeOnScreen(page);

  noise.expectNoNetwork();
  await context.setOffline(true);
  await page.clock.fastForward('00:30');
  await expect.poll(() => codeOnScreen(page)).not.toBe(first);
  await expect(page.getByText('seconds until this code changes.')).toBeVisible();

  const door = await actAs(staff);
  const scan = { venue_id: studio.id, code: await codeOnScreen(page) };
  const answer = await door.post<{ already: boolean; method: string }>(
    '/partner/check-ins/scan',
    scan,
  );
  expect(answer).toMatchObject({ already: false, method: 'digital_id' });
});

/** What a scanner at the door reads off the member's screen. */
async function codeOnScreen(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: 'Your digital ID as a QR code' });
  return readQrPicture(await picture.screenshot());
}
