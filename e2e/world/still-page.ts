import type { Page } from '@playwright/test';

/** So many frames in a row without a stroke, and the map has drawn all that it has. */
const quietFrames = 30;

/** Until nothing on the page is still to come: answers, fonts, pictures, the map, motion. */
export async function stillPage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Those below the edge are not asked for before somebody comes near.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  await mapDrawn(page);
  await motionEnded(page);
}

/** Until what moves on the page now has come to its end; what turns for ever is left turning. */
export async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** A map draws a frame for each thing that reaches it and then rests; a page without one is at rest. */
async function mapDrawn(page: Page): Promise<void> {
  const map = page.locator('.maplibregl-canvas');
  if ((await map.count()) === 0) return;
  const strokes = await page.evaluateHandle(() => {
    const counted = { strokes: 0, seen: -1, quiet: 0 };
    const prototype = WebGL2RenderingContext.prototype;
    const { drawElements } = prototype;
    prototype.drawElements = function (...given) {
      counted.strokes += 1;
      drawElements.apply(this, given);
    };
    return counted;
  });
  await page.waitForFunction(
    ([counted, wanted]) => {
      counted.quiet = counted.strokes === counted.seen ? counted.quiet + 1 : 0;
      counted.seen = counted.strokes;
      return counted.quiet >= wanted;
    },
    [strokes, quietFrames] as const,
    { polling: 'raf' },
  );
}
