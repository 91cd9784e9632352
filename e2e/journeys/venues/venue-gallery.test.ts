import type { Locator, Page } from '@playwright/test';
import { swipe } from '../../fixtures/controls/swipe.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, type Venue } from '../../fixtures/database/create-venue.ts';
import { gotoSettled } from '../../fixtures/pages/settled.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A venue with so many photos, whose files are one small picture. */
async function createVenueWithPhotos(page: Page, ...photos: string[]): Promise<Venue> {
  await page.route('**/api/v1/images/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  return createVenue({ photos });
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0H4V3H0Z" fill="#0f0"/></svg>';

/** The swiping script loads after the first image; it is there once it has positioned the strip. */
const canBeSwiped = (gallery: Locator) =>
  expect(gallery.locator('[style*="translate3d"]')).toHaveCount(1);

/**
 * Swipes until the image is announced. A browser handles the touch itself when the page is too busy to
 * respond at once; users then swipe again.
 */
const swipeTo = (page: Page, gallery: Locator, towards: 'left' | 'right', said: string) =>
  expect(async () => {
    if (!(await gallery.textContent())?.includes(said)) await swipe(page, gallery, towards);
    await expect(gallery).toContainText(said, { timeout: 3000 });
  }).toPass();

const galleryOf = (page: Page, { name }: Venue) =>
  page.getByRole('region', { name: `Pictures of ${name}` });

test('the images of a venue are browsed by keyboard, small and full-screen @desktop', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenueWithPhotos(page, 'The hall', 'The stairs', 'The roof');
  await signedInAs(await createUser());
  await page.goto(`/app/venue/${venue.id}`);

  const gallery = galleryOf(page, venue);
  await gallery.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery).toContainText('2 of 3: The stairs');
  await page.keyboard.press('End');
  await expect(gallery).toContainText('3 of 3: The roof');
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('button', { name: 'Next picture' })).toBeFocused();

  const opener = gallery.getByRole('button', { name: 'Full screen' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const screen = page.getByRole('dialog', { name: venue.name });
  await expect(screen.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(screen).toContainText('1 of 3: The hall');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect(screen.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the images of a venue are browsed by swiping, small and full-screen, and announced @phone', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenueWithPhotos(page, 'The hall', 'The stairs', 'The roof');
  await signedInAs(await createUser());
  await gotoSettled(page, `/app/venue/${venue.id}`);
  const gallery = galleryOf(page, venue);
  await canBeSwiped(gallery);

  const first = gallery.getByRole('img', { name: 'The hall' });
  await expect(first).toBeInViewport();
  await swipeTo(page, gallery, 'left', '2 of 3: The stairs');
  await expect(gallery.getByRole('img', { name: 'The stairs' })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await swipeTo(page, gallery, 'right', '1 of 3: The hall');

  await first.tap();
  const screen = page.getByRole('dialog', { name: venue.name });
  await canBeSwiped(screen);
  await swipeTo(page, screen, 'left', '2 of 3: The stairs');
  // A touch before the strip has come to rest would start from halfway.
  await expect(screen.getByRole('img', { name: 'The stairs' })).toBeInViewport({ ratio: 0.95 });
  await swipeTo(page, screen, 'left', '3 of 3: The roof');
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toContainText('3 of 3');
});

test('a single photo has no controls and still opens full-screen @desktop', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenueWithPhotos(page, 'The hall');
  await signedInAs(await createUser());
  await page.goto(`/app/venue/${venue.id}`);
  const gallery = galleryOf(page, venue);
  await expect(gallery.getByRole('img')).toHaveCount(1);
  await expect(gallery.getByRole('button')).toHaveCount(1);
  await gallery.getByRole('button', { name: 'Full screen' }).click();
  const screen = page.getByRole('dialog', { name: venue.name });
  await expect(screen.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(screen.getByRole('img', { name: 'The hall' })).toBeVisible();
});
