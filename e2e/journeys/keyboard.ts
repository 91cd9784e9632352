import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** More steps than any page has controls before the one that a person looks for. */
const longestWay = 250;

/** Presses Tab until the control has the focus, and sees that the focus can be seen there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < longestWay; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expectSeenFocus(control);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${control}`);
}

/** Goes to a control by Tab and presses a key on it. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function expectSeenFocus(control: Locator): Promise<void> {
  const drawn = await control.evaluate((element) => {
    // A field may draw its focus on the box around it, a check box on its own picture beside it.
    const around = [element, element.parentElement, element.nextElementSibling];
    return around.some((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(candidate);
      const outlined = outlineStyle !== 'none' && outlineWidth !== '0px';
      return outlined || boxShadow !== 'none' || (candidate.matches('input') && borderColor !== '');
    });
  });
  expect(drawn, 'the focus is drawn').toBe(true);
}
