import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { createDigitalIdCode } from '@pulse/domain';
import { readDigitalId } from '@pulse/test-data';
import { origin, signedInStorage } from '../fixtures/api.ts';
import { browserOptions } from '../fixtures/browser-options.ts';
import { database } from '../fixtures/database/connection.ts';
import { createUser } from '../fixtures/database/create-user.ts';
import { createVenue } from '../fixtures/database/create-venue.ts';
import { filmQrCode, filmQrCodes } from '../fixtures/qr-code/film-qr-code.ts';

const MEMBERS = 20;
/** Each member holds the phone up for so long. */
const SECONDS_EACH = 3;

test('a film of twenty members, three seconds each, is twenty arrivals without a tap', async () => {
  const { id: venueId, organisationId } = await createVenue({ openGym: true });
  const staff = await createUser({ role: 'partner_staff', organisationId, plan: null });
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, (_, at) => createUser({ fullName: `Filmed Number ${at + 1}` })),
  );
  const storageState = await signedInStorage(staff, origin());
  const secrets = await Promise.all(members.map(({ id }) => readDigitalId(database(), id)));
  const film = join(tmpdir(), `pulse-film-${process.pid}.y4m`);
  filmQrCode(film, 'not yet');
  const options = browserOptions({ maps: false });
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...camera] });
  const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin()}/app/checkin-dashboard`);
  const scan = page.getByRole('button', { name: 'Scan member' });
  await expect(scan).toBeVisible();
  // Each shows the code of the time at which it will be filmed; the camera opens the film when it starts.
  const opensAt = Date.now();
  const codes = await Promise.all(
    secrets.map(({ secret, memberCode }, at) =>
      createDigitalIdCode(secret, memberCode, opensAt + (at + 0.5) * SECONDS_EACH * 1000),
    ),
  );
  filmQrCodes(film, codes, SECONDS_EACH);
  await scan.click();

  const arrivals = () =>
    database()
      .selectFrom('check_ins')
      .select('user_id')
      .where('venue_id', '=', venueId)
      .orderBy('checked_in_at')
      .execute();
  const limit = (MEMBERS * SECONDS_EACH + 5) * 1000;
  await expect.poll(async () => (await arrivals()).length, { timeout: limit }).toBe(MEMBERS);
  expect((await arrivals()).map(({ user_id }) => user_id)).toEqual(members.map(({ id }) => id));
  await browser.close();
  rmSync(film);
});
