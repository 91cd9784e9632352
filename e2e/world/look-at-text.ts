import type { Page } from '@playwright/test';

/** One run of text that a person sees, and what is wrong with where it stands. */
export interface SeenText {
  text: string;
  /** `clipped`: something cuts it off. `shortened`: it ends in dots. `outside`: beyond the page's edge. */
  fault: 'clipped' | 'shortened' | 'outside' | null;
}

/** Every visible run of text of the page, in reading order, with its fault if it has one. */
export function lookAtText(page: Page): Promise<SeenText[]> {
  return page.evaluate(() => {
    const pageWidth = document.documentElement.clientWidth;
    const seen: { text: string; fault: 'clipped' | 'shortened' | 'outside' | null }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent || !isSeen(parent)) continue;
      seen.push({ text, fault: faultOf(node, parent) });
    }
    return seen;

    function isSeen(element: Element): boolean {
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Pins and their map move under the reader's hand and may stand half outside; pictures hold no
      // text; what is marked as a name is the same in every language.
      return (
        shown &&
        !element.closest(
          'script, style, svg, noscript, .maplibregl-map, [aria-hidden="true"], [translate="no"]',
        )
      );
    }

    function faultOf(node: Node, parent: Element) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const style = getComputedStyle(element);
        const edge = element.getBoundingClientRect();
        // For a screen reader only: one pixel wide on purpose.
        if (edge.width <= 1 || edge.height <= 1 || style.clipPath !== 'none') return null;
        if (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
          return null;
        const cutsAcross = /hidden|clip/.test(style.overflowX);
        const cutsDown = /hidden|clip/.test(style.overflowY);
        const across = boxes.some((box) => box.right > edge.right + 1 || box.left < edge.left - 1);
        // A line's box is taller than its letters where lines stand close.
        const down = boxes.some(
          (box) =>
            box.bottom - box.height * 0.3 > edge.bottom || box.top + box.height * 0.3 < edge.top,
        );
        if ((cutsAcross && across) || (cutsDown && down && !/auto|scroll/.test(style.overflowY)))
          return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
            ? 'shortened'
            : 'clipped';
        if (/auto|scroll/.test(style.overflowY)) return null;
        if (style.position === 'fixed') break;
      }
      return boxes.some((box) => box.right > pageWidth + 1 || box.left < -1) ? 'outside' : null;
    }
  });
}
