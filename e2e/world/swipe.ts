import type { Locator, Page } from '@playwright/test';
import type { EpochMs } from '@pulse/domain';

/** So many places a finger is felt on its way. */
const steps = 8;

/** A finger put down on something, drawn over half of its width and lifted again. */
export async function swipe(page: Page, over: Locator, towards: 'left' | 'right'): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('What is to be swiped over is not on the page.');
  const { x, y, width, height } = box;
  const [from, to] = towards === 'left' ? [0.75, 0.25] : [0.25, 0.75];
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + width * at, y: y + height / 2 }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', from + ((to - from) * step) / steps);
  await touch('touchEnd');
  await screen.detach();
}
