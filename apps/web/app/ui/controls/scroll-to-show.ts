/** Where an element lies in a strip that scrolls sideways, and what of the strip is shown; in pixels. */
interface Shown {
  start: number;
  width: number;
  scroll: number;
  stripWidth: number;
}

/** How far the strip has to be scrolled to show the element as a whole; as far as it is when it does. */
export function scrollToShow({ start, width, scroll, stripWidth }: Shown): number {
  if (start < scroll) return start;
  return Math.max(scroll, start + width - stripWidth);
}
