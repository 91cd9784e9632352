import { drawText, LEFT, type Pdf, RIGHT, SOFT } from './pdf-page.ts';

const WIDTH = RIGHT - LEFT;
const TOP = 72;
const LABELS = 140;

/** Draws who issues a document, the name first, and its title; returns where the next text may begin. */
export function drawHead(
  pdf: Pdf,
  issuer: readonly string[],
  title: string,
  { space }: { space: number },
): number {
  let y = TOP;
  for (const [index, line] of issuer.entries())
    y = drawText(pdf, line, LEFT, y, WIDTH, index === 0 ? { bold: true, size: 12 } : {});
  return drawText(pdf, title, LEFT, y + space, WIDTH, { bold: true, size: 26 });
}

/** Draws facts one below the other, each value beside its label; returns where the next text may begin. */
export function drawFacts(
  pdf: Pdf,
  facts: readonly (readonly [label: string, value: string])[],
  top: number,
): number {
  let y = top;
  for (const [label, value] of facts) {
    drawText(pdf, label, LEFT, y, LABELS, { color: SOFT });
    y = drawText(pdf, value, LEFT + LABELS, y, WIDTH - LABELS) + 4;
  }
  return y;
}
