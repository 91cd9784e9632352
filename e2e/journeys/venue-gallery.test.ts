import type { Locator, Page } from '@playwright/test';
import { query } from '../world/database.ts';
import { aPerson } from '../world/people.ts';
import { openStudio, type Studio } from '../world/studio.ts';
import { swipe } from '../world/swipe.ts';
import { expect, test } from './journey.ts';

/** A studio whose gallery shows the drawn floor of each activity. */
async function aStudioFor(...activities: string[]): Promise<Studio> {
  const studio = await openStudio();
  await query('UPDATE venues SET activities = $2 WHERE id = $1', [studio.id, activities]);
  return studio;
}

/** All pictures of a gallery, those beside the shown one too, which nobody is told of. */
const floorsOf = (gallery: Locator) =>
  gallery.getByRole('img', { name: /^Drawing of a floor/, includeHidden: true });

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
  const gallery = galleryOf(page, studio);
  // What swipes comes after the first picture, which cannot be swiped yet.
  await expect(floorsOf(gallery)).toHaveCount(3);

  const first = gallery.getByRole('img', { name: 'Drawing of a floor for Yoga' });
  await expect(first).toBeInViewport();
  await swipe(page, gallery, 'left');
  await expect(gallery).toContainText('2 of 3: Drawing of a floor for Breathwork');
  await expect(
    gallery.getByRole('img', { name: 'Drawing of a floor for Breathwork' }),
  ).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await swipe(page, gallery, 'right');
  await expect(gallery).toContainText('1 of 3: Drawing of a floor for Yoga');

  await first.tap();
  const screen = page.getByRole('dialog', { name: studio.name });
  await expect(floorsOf(screen)).toHaveCount(3);
  await swipe(page, screen, 'left');
  // A finger that comes down before the strip has settled would take it up halfway.
  await expect(
    screen.getByRole('img', { name: 'Drawing of a floor for Breathwork' }),
  ).toBeInViewport({ ratio: 0.95 });
  await swipe(page, screen, 'left');
  await expect(screen).toContainText('3 of 3: Drawing of a floor for Hammam and spa');
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
