/** What a sheet opens from, in pixels of the viewport. */
export interface Opener {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a sheet stands when it is open. */
type SheetPlace = 'middle' | 'bottom';

/** Small enough to come out of a row, large enough not to be a dot. */
const startScale = 0.4;

/**
 * Returns the transform from which a sheet moves to its place, so that it comes out of the row that was
 * chosen: from the middle of the opener, from below where nothing opened it.
 */
export function openingTransform(
  opener: Opener | null,
  viewport: { width: number; height: number },
  place: SheetPlace,
): string {
  if (!opener || opener.width === 0) return place === 'bottom' ? 'translateY(60%)' : 'scale(0.94)';
  const x = Math.round(opener.left + opener.width / 2 - viewport.width / 2);
  const middle = opener.top + opener.height / 2;
  const from = place === 'bottom' ? viewport.height : viewport.height / 2;
  const y = Math.round(Math.min(viewport.height, Math.max(0, middle)) - from);
  // A sheet at the bottom ends there: it grows out of the row from its lower edge.
  return `translate(${x}px, ${y}px) scale(${startScale})`;
}
