import { toBuffer } from 'qrcode';
import { actAs, origin, signedInStorage } from '../world/api.ts';
import { query } from '../world/database.ts';
import { filmQrCode } from '../world/film-qr-code.ts';
import { aPerson } from '../world/people.ts';
import { openStudio, scheduleClass } from '../world/studio.ts';
import { expect, test } from './journey.ts';

test.beforeEach(async ({ noise }) => {
  // A machine without a camera says so on the console of some Chromium versions.
  noise.expectConsole('Requested device not found');
});

test('a member types the code below the QR and is led to the door', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio();
  const flow = await scheduleClass(studio, { startsInMinutes: 20 });
  const member = await aPerson({ fullName: 'Tarek Typist' });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);

  await page.goto('/app/scan');
  const code = page.getByLabel('Or type the code below the QR');
  await code.fill('no code of ours!');
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByText('This is not a Pulse check-in code.')).toBeVisible();
  await code.fill(studio.qrCode);
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page).toHaveURL(`/checkin/${studio.qrCode}`);
  await page.getByRole('button', { name: `Check in, ${flow.startsAt}` }).click();
  await expect(page.getByRole('heading', { name: 'You are in, Tarek.' })).toBeVisible();
});

test('a member chooses a picture of the poster and is led to the door', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio({ openGym: true });
  await signedInAs(await aPerson({ fullName: 'Petra Picture' }));

  await page.goto('/app/scan');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const poster = await toBuffer(`${origin()}/checkin/${studio.qrCode}`, { width: 480 });
  await (await choosing).setFiles({ name: 'poster.png', mimeType: 'image/png', buffer: poster });
  await expect(page).toHaveURL(`/checkin/${studio.qrCode}`);
  await page.getByRole('button', { name: 'Start an open-gym visit' }).click();
  await expect(page.getByRole('heading', { name: 'You are in, Petra.' })).toBeVisible();
  await expect(page.getByText(`Enjoy your visit at ${studio.name}.`)).toBeVisible();
});

test('who has arrived for a class is not led by the strong button into a second visit', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio({ openGym: true });
  const flow = await scheduleClass(studio, { startsInMinutes: 20 });
  const member = await aPerson({ fullName: 'Rana Returning' });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);

  await page.goto(`/checkin/${studio.qrCode}`);
  await page.getByRole('button', { name: `Check in, ${flow.startsAt}` }).click();
  await expect(page.getByRole('heading', { name: 'You are in, Rana.' })).toBeVisible();
  await page.reload();
  const openGym = page.getByRole('button', { name: 'Start an open-gym visit' });
  await expect(openGym).toHaveAttribute('data-variant', 'default');
});

test('a shared check-in link opens its door, any other link stays with a message', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio({ openGym: true });
  await signedInAs(await aPerson());
  const shared = new URLSearchParams({
    title: 'The door',
    text: `Check in here: ${origin()}/checkin/${studio.qrCode}`,
  });
  await page.goto(`/app/scan?${shared}`);
  await expect(page).toHaveURL(`/checkin/${studio.qrCode}`);
  await expect(page.getByRole('heading', { name: studio.name })).toBeVisible();

  await page.goto('/app/scan?url=https%3A%2F%2Fmenu.example%2Fcheckin');
  await expect(page.getByRole('alert')).toContainText('This link leads to menu.example');
  await expect(page).toHaveURL(/\/app\/scan/);
});

test('a poster that was withdrawn says so and shows two ways on', async ({
  page,
  signedInAs,
  noise,
}) => {
  noise.expect(410, '/check-ins/options');
  const studio = await openStudio();
  await query('UPDATE qr_codes SET revoked_at = now() WHERE code = $1', [studio.qrCode]);
  await signedInAs(await aPerson());
  await page.goto(`/checkin/${studio.qrCode}`);
  await expect(page.getByText('This poster no longer counts.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scan again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show my digital ID' })).toBeVisible();
});

for (const [name, sentence] of [
  ['NotAllowedError', 'The camera is not allowed here.'],
  ['NotFoundError', 'No camera was found.'],
  ['NotReadableError', 'Another app is using the camera.'],
] as const) {
  test(`without the camera (${name}) the scanner says why and what else there is`, async ({
    page,
    signedInAs,
  }) => {
    await page.addInitScript((fault) => {
      const refuse = async () => {
        throw new DOMException('no camera', fault);
      };
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: refuse });
    }, name);
    await signedInAs(await aPerson());
    await page.goto('/app/scan');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try the camera again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    await expect(page.getByLabel('Or type the code below the QR')).toBeVisible();
  });
}

test('a camera with a light can be switched to shine', async ({ page, signedInAs }) => {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    const pencil = canvas.getContext('2d');
    // A picture that never changes sends nothing, and the video would wait for it.
    setInterval(() => pencil?.fillRect(0, 0, Math.random() * 100, 100), 50);
    const [still] = canvas.captureStream().getVideoTracks();
    if (!still) return;
    Object.assign(still, {
      getCapabilities: () => ({ torch: true }),
      applyConstraints: async () => undefined,
    });
    const open = async () => new MediaStream([still]);
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: open });
  });
  await signedInAs(await aPerson());
  await page.goto('/app/scan');
  const light = page.getByRole('button', { name: 'Light' });
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'true');
});

test('a code that nobody knows leads back to the scanner', async ({ page, signedInAs, noise }) => {
  noise.expect(404, '/check-ins/options');
  await signedInAs(await aPerson());
  await page.goto('/checkin/nobody-knows-this-code');
  await expect(page.getByRole('link', { name: 'Scan again' })).toBeVisible();
});

test('a member points the camera at the poster and is led to the door', async ({
  playwright,
  launchOptions,
  viewport,
}, testInfo) => {
  const studio = await openStudio({ openGym: true });
  const film = testInfo.outputPath('poster.y4m');
  filmQrCode(film, `${origin()}/checkin/${studio.qrCode}`);
  const camera = [
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
      storageState: await signedInStorage(await aPerson()),
    });
    const page = await context.newPage();
    await page.goto(`${origin()}/app/scan`);
    await expect(page).toHaveURL(`${origin()}/checkin/${studio.qrCode}`);
    await expect(page.getByRole('heading', { name: studio.name })).toBeVisible();
  } finally {
    await browser.close();
  }
});
