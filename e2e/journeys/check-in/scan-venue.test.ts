import { toBuffer } from 'qrcode';
import { actAs, origin, signedInStorage } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { revokeQrCode } from '../../fixtures/database/revoke-qr-code.ts';
import { filmQrCode } from '../../fixtures/qr-code/film-qr-code.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ consoleErrors }) => {
  // A machine without a camera says so on the console of some Chromium versions.
  consoleErrors.allowMessage('Requested device not found');
});

test('a member types the code below the QR code and checks in', async ({ page, signedInAs }) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const member = await createUser({ fullName: 'Tarek Typist' });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);

  await page.goto('/app/scan');
  const code = page.getByLabel('Or type the code below the QR');
  await code.fill('no code of ours!');
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByText('This is not a Pulse check-in code.')).toBeVisible();
  await code.fill(venue.qrCode);
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page).toHaveURL(`/checkin/${venue.qrCode}`);
  await page.getByRole('button', { name: `Check in, ${flow.startsAt}` }).click();
  await expect(page.getByRole('heading', { name: 'You are in, Tarek.' })).toBeVisible();
});

test('a member chooses an image of the poster and checks in', async ({ page, signedInAs }) => {
  const venue = await createVenue({ openGym: true });
  await signedInAs(await createUser({ fullName: 'Petra Picture' }));

  await page.goto('/app/scan');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const poster = await toBuffer(`${origin()}/checkin/${venue.qrCode}`, { width: 480 });
  await (await choosing).setFiles({ name: 'poster.png', mimeType: 'image/png', buffer: poster });
  await expect(page).toHaveURL(`/checkin/${venue.qrCode}`);
  await page.getByRole('button', { name: 'Start an open-gym visit' }).click();
  await expect(page.getByRole('heading', { name: 'You are in, Petra.' })).toBeVisible();
  await expect(page.getByText(`Enjoy your visit at ${venue.name}.`)).toBeVisible();
});

test('after checking in for a class the primary button does not start a second visit', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue({ openGym: true });
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const member = await createUser({ fullName: 'Rana Returning' });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);

  await page.goto(`/checkin/${venue.qrCode}`);
  await page.getByRole('button', { name: `Check in, ${flow.startsAt}` }).click();
  await expect(page.getByRole('heading', { name: 'You are in, Rana.' })).toBeVisible();
  await page.reload();
  const openGym = page.getByRole('button', { name: 'Start an open-gym visit' });
  await expect(openGym).toHaveAttribute('data-variant', 'default');
});

test('a shared check-in link opens its venue, any other link is refused with a message', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue({ openGym: true });
  await signedInAs(await createUser());
  const shared = new URLSearchParams({
    title: 'The door',
    text: `Check in here: ${origin()}/checkin/${venue.qrCode}`,
  });
  await page.goto(`/app/scan?${shared}`);
  await expect(page).toHaveURL(`/checkin/${venue.qrCode}`);
  await expect(page.getByRole('heading', { name: venue.name })).toBeVisible();

  await page.goto('/app/scan?url=https%3A%2F%2Fmenu.example%2Fcheckin');
  await expect(page.getByRole('alert')).toContainText('This link leads to menu.example');
  await expect(page).toHaveURL(/\/app\/scan/);
});

test('a withdrawn poster says so and shows two alternatives', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(410, '/check-ins/options');
  const venue = await createVenue();
  await revokeQrCode(venue.qrCode);
  await signedInAs(await createUser());
  await page.goto(`/checkin/${venue.qrCode}`);
  await expect(page.getByText('This poster no longer counts.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show my digital ID' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your classes today' })).toBeVisible();
});

for (const [name, sentence] of [
  ['NotAllowedError', 'The camera is not allowed here.'],
  ['NotFoundError', 'No camera was found.'],
  ['NotReadableError', 'Another app is using the camera.'],
] as const) {
  test(`without the camera (${name}) the scanner says why and offers alternatives`, async ({
    page,
    signedInAs,
  }) => {
    await page.addInitScript((fault) => {
      const refuse = async () => {
        throw new DOMException('no camera', fault);
      };
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: refuse });
    }, name);
    await signedInAs(await createUser());
    await page.goto('/app/scan');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try the camera again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    await expect(page.getByLabel('Or type the code below the QR')).toBeVisible();
  });
}

test('the light of a camera can be switched on', async ({ page, signedInAs }) => {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    // An image that never changes sends no frames, and the video would wait for them.
    setInterval(() => drawing?.fillRect(0, 0, Math.random() * 100, 100), 50);
    const [still] = canvas.captureStream().getVideoTracks();
    if (!still) return;
    Object.assign(still, {
      getCapabilities: () => ({ torch: true }),
      applyConstraints: async () => undefined,
    });
    const open = async () => new MediaStream([still]);
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: open });
  });
  await signedInAs(await createUser());
  await page.goto('/app/scan');
  const light = page.getByRole('button', { name: 'Light' });
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'true');
});

test('an unknown code links to the digital ID and to the classes of today', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  consoleErrors.allowStatus(404, '/check-ins/options');
  await signedInAs(await createUser());
  await page.goto('/checkin/nobody-knows-this-code');
  await expect(page.getByRole('link', { name: 'Show my digital ID' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your classes today' })).toBeVisible();
});

test('a member points the camera at the poster and reaches the venue', async ({
  playwright,
  launchOptions,
  viewport,
}, testInfo) => {
  const venue = await createVenue({ openGym: true });
  const film = testInfo.outputPath('poster.y4m');
  filmQrCode(film, `${origin()}/checkin/${venue.qrCode}`);
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  // What a camera sees is settled when the browser starts.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...camera],
  });
  try {
    const context = await browser.newContext({
      viewport,
      permissions: ['camera'],
      storageState: await signedInStorage(await createUser()),
    });
    const page = await context.newPage();
    await page.goto(`${origin()}/app/scan`);
    await expect(page).toHaveURL(`${origin()}/checkin/${venue.qrCode}`);
    await expect(page.getByRole('heading', { name: venue.name })).toBeVisible();
  } finally {
    await browser.close();
  }
});
