import type { Locator, Page } from '@playwright/test';
import { query } from '../world/database.ts';
import { aPerson } from '../world/people.ts';
import { openStudio, type Studio } from '../world/studio.ts';
import { swipe } from '../world/swipe.ts';
import { expect, test } from './journey.ts';
import { settled } from './settled.ts';

/** A studio whose gallery shows the drawn floor of each activity. */
async function aStudioFor(...activities: string[]): Promise<Studio> {
  const studio = await openStudio();
  await query('UPDATE venues SET activities = $2 WHERE id = $1', [studio.id, activities]);
  return studio;
}

/** What swipes comes after the first picture; it has come once it holds the strip in its place. */
const canBeSwiped = (gallery: Locator) =>
  expect(gallery.locator('[style*="translate3d"]')).toHaveCount(1);

/**
 * Swipes until the picture is said. A browser takes a finger for its own when the page is too busy to
 * answer it in a moment; people then swipe again.
 */
const swipeTo = (page: Page, gallery: Locator, towards: 'left' | 'right', said: string) =>
  expect(async () => {
    if (!(await gallery.textContent())?.includes(said)) await swipe(page, gallery, towards);
    await expect(gallery).toContainText(said, { timeout: 3000 });
  }).toPass();

const galleryOf = (page: Page, { name }: Studio) =>
  page.getByRole('region', { name: `Pictures of ${name}` });

test('the pictures of a venue are walked through by keyboard, small and full-screen', async ({
  page,
  signedInAs,
}) => {
  const studio = await aStudioFor('yoga', 'breath', 'spa');
  await signedInAs(await aPerson());
  await page.goto(`/app/venue/${studio.id}`);

  const gallery = galleryOf(page, studio);
  await gallery.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery).toContainText('2 of 3: Drawing of a floor for Breathwork');
  await page.keyboard.press('End');
  await expect(gallery).toContainText('3 of 3: Drawing of a floor for Hammam and spa');
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('button', { name: 'Next picture' })).toBeFocused();

  const opener = gallery.getByRole('button', { name: 'Full screen' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const screen = page.getByRole('dialog', { name: studio.name });
  await expect(screen.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(screen).toContainText('1 of 3: Drawing of a floor for Yoga');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect(screen.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a finger swipes through the pictures, small and full-screen, and each one is said @phone', async ({
  page,
  signedInAs,
}) => {
  const studio = await aStudioFor('yoga', 'breath', 'spa');
  await signedInAs(await aPerson());
  await page.goto(`/app/venue/${studio.id}`);
  await settled(page);
  const gallery = galleryOf(page, studio);
  await canBeSwiped(gallery);

  const first = gallery.getByRole('img', { name: 'Drawing of a floor for Yoga' });
  await expect(first).toBeInViewport();
  await swipeTo(page, gallery, 'left', '2 of 3: Drawing of a floor for Breathwork');
  await expect(
    gallery.getByRole('img', { name: 'Drawing of a floor for Breathwork' }),
  ).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await swipeTo(page, gallery, 'right', '1 of 3: Drawing of a floor for Yoga');

  await first.tap();
  const screen = page.getByRole('dialog', { name: studio.name });
  await canBeSwiped(screen);
  await swipeTo(page, screen, 'left', '2 of 3: Drawing of a floor for Breathwork');
  // A finger that comes down before the strip has settled would take it up halfway.
  await expect(
    screen.getByRole('img', { name: 'Drawing of a floor for Breathwork' }),
  ).toBeInViewport({ ratio: 0.95 });
  await swipeTo(page, screen, 'left', '3 of 3: Drawing of a floor for Hammam and spa');
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toContainText('3 of 3');
});

test('a single picture has nothing to step to and still opens full-screen', async ({
  page,
  signedInAs,
}) => {
  const studio = await aStudioFor('yoga');
  await signedInAs(await aPerson());
  await page.goto(`/app/venue/${studio.id}`);
  const gallery = galleryOf(page, studio);
  await expect(gallery.getByRole('img')).toHaveCount(1);
  await expect(gallery.getByRole('button')).toHaveCount(1);
  await gallery.getByRole('button', { name: 'Full screen' }).click();
  const screen = page.getByRole('dialog', { name: studio.name });
  await expect(screen.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(screen.getByRole('img', { name: 'Drawing of a floor for Yoga' })).toBeVisible();
});
