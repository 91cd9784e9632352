import { accessibilityViolations } from '../../fixtures/pages/accessibility-violations.ts';
import { textFaults } from '../../fixtures/pages/text-faults.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the text check finds what is wide, cut off, shortened, untranslated and split', async ({
  page,
}) => {
  await page.setContent(`<meta name="viewport" content="width=device-width, minimum-scale=1"><body style="margin:0">
    <p style="width:3000px">Wīdḗ</p>
    <p style="position:absolute; left:-90px; width:80px">Ǿŭtsīdḗ</p>
    <p style="width:60px; overflow:hidden; white-space:nowrap">Cŭt ǿff bẏ īts bǿx</p>
    <p style="width:60px; overflow:hidden; white-space:nowrap; text-overflow:ellipsis">Ḗnds īn dǿts</p>
    <p style="width:60px; overflow:hidden; white-space:nowrap; text-overflow:ellipsis">Nafas Studio</p>
    <p>bookings.title</p>
    <p style="width:90px"><a style="display:inline-block">Nafas Studio Nafas Studio</a>, Gḗmmȧyzḗh</p>
    <p hidden>Nobody sees this</p>
  </body>`);
  const room = page.viewportSize()?.width;
  expect(await textFaults(page, new Set(['Nafas', 'Studio']))).toEqual([
    `3000 px wide where there is room for ${room}`,
    'outside: "Ǿŭtsīdḗ"',
    'clipped: "Cŭt ǿff bẏ īts bǿx"',
    'shortened: "Ḗnds īn dǿts"',
    'untranslated: bookings title in "bookings.title"',
    'split: ", Gḗmmȧyzḗh"',
  ]);
});

test('the accessibility check finds weak contrast and a control without a name', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Faults</title><main><h1>Faults</h1>
    <p style="color:#999; background:#fff">Too pale to read</p><button></button></main></html>`);
  const rules = (found: string[]) => found.map((violation) => violation.split(':')[0]);
  expect(rules(await accessibilityViolations(page))).toEqual(['button-name', 'color-contrast']);
  expect(rules(await accessibilityViolations(page, { rules: 'colours' }))).toEqual([
    'color-contrast',
  ]);
});
