import type { Page } from '@playwright/test';
import { toBuffer } from 'qrcode';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { remotePlace } from '../../fixtures/database/remote-place.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Pictures that differ from each other; what they show does not matter. */
const picture = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await toBuffer(name, { width: 320 }),
});

/** No limits: what a slow connection is set back to. */
const ONLINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Lets go of files over the page, as a file manager would; or pastes them. */
async function give(page: Page, event: 'drop' | 'paste', name: string) {
  const { buffer, mimeType } = await picture(name);
  await page.getByText(/Or drop (it|them) here/).evaluate(
    (zone, { type, bytes, file, mime }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], file, { type: mime }));
      const options = { bubbles: true, cancelable: true };
      zone.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { type: event, bytes: [...buffer], file: `${name}.png`, mime: mimeType },
  );
}

test('images of a venue are added, ordered by keys and by dragging, described and removed', async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  consoleErrors.allowMessage('net::ERR_FAILED');
  consoleErrors.allowStatus(409, '/images');
  // Its images come and go: no other journey has it in a list.
  const { id, organisationId } = await createVenue({ position: remotePlace() });
  await signedInAs(await createUser({ role: 'partner_admin', organisationId }));
  await page.goto(`/app/partner/venues/${id}`);
  const images = page.getByRole('region', { name: 'Images' });
  const rows = images.locator('ol > li');
  const descriptions = rows.getByRole('textbox');

  // Chosen: what is no image is refused by name, the others are added.
  const choosing = page.waitForEvent('filechooser');
  await images.getByRole('button', { name: 'Add images' }).click();
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await (await choosing).setFiles([await picture('hall'), notes, await picture('pool')]);
  await expect(rows).toHaveCount(2);
  await expect(images.getByText('This is not an image that we can use.')).toBeVisible();
  await images.getByRole('button', { name: 'Dismiss notes.txt' }).click();

  // The connection is lost once: the image is sent again without being chosen again.
  await page.route('**/images', (route) => route.abort(), { times: 1 });
  await give(page, 'drop', 'roof');
  await images.getByRole('button', { name: 'Try roof.png again' }).click();
  await expect(rows).toHaveCount(3);
  await give(page, 'paste', 'bar');
  await expect(rows).toHaveCount(4);

  // Over a slow connection the percentage grows; cancelled on the way, it is gone.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', { ...ONLINE, uploadThroughput: 200_000 });
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(2_000_000) };
  await images.locator('input[type=file]').setInputFiles(large);
  await expect.poll(() => images.getByRole('progressbar').getAttribute('value')).toMatch(/[1-9]/);
  await images.getByRole('button', { name: 'Cancel the upload of large.png' }).click();
  await expect(images.getByText('large.png')).toHaveCount(0);
  await network.send('Network.emulateNetworkConditions', ONLINE);
  await network.detach();

  // Described in place, then moved by keys: the focus stays, and the new place is announced.
  for (const [index, text] of ['Hall', 'Pool', 'Roof', 'Bar'].entries()) {
    await descriptions.nth(index).fill(text);
    await descriptions.nth(index).press('Enter');
    await expect(rows.nth(index).getByText('Saved')).toBeVisible();
  }
  await images.getByRole('button', { name: 'Move image 3 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(images.getByText('Image 3 is now 2 of 4.')).toBeAttached();
  await expect(images.getByRole('button', { name: 'Move image 2 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(images.getByText('Image 2 is now 1 of 4.')).toBeAttached();
  await expect(descriptions.first()).toHaveValue('Roof');

  // Dragged: the last to the second place.
  const handle = (index: number) => rows.nth(index).getByTitle('Drag to change the order');
  await handle(1).scrollIntoViewIfNeeded();
  await handle(3).hover();
  await page.mouse.down();
  await handle(1).hover({ force: true });
  await page.mouse.up();
  await expect(descriptions.nth(1)).toHaveValue('Bar');

  await images.getByRole('button', { name: 'Remove image 4' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(3);
  await expect(images.getByRole('heading', { name: 'Images' })).toBeFocused();

  // A colleague fills the five places: the sixth is refused by the server, and the page shows why.
  const stale = await page.context().newPage();
  await stale.goto(`/app/partner/venues/${id}`);
  const theirs = stale.getByRole('region', { name: 'Images' });
  await expect(theirs.locator('ol > li')).toHaveCount(3);
  await images
    .locator('input[type=file]')
    .setInputFiles([await picture('sauna'), await picture('garden')]);
  await expect(rows).toHaveCount(5);
  await theirs.locator('input[type=file]').setInputFiles(await picture('sixth'));
  await expect(theirs.getByText('A venue has at most 5 images.')).toBeVisible();
  await expect(theirs.locator('ol > li')).toHaveCount(5);
  await stale.close();

  // Members see it as it was left, in the format that this browser knows best.
  await page.goto(`/app/venue/${id}`);
  const cover = page.getByRole('img', { name: 'Roof' });
  await expect(cover).toBeVisible();
  await expect
    .poll(() => cover.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc))
    .toMatch(/\.avif$/);
});
