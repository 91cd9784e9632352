import { type RefObject, useState } from 'react';

/** Pixels between a popover, its anchor and the edge of the window. */
const margin = 8;

/**
 * The position of a popover of at most `maxWidth` px below its anchor, inside the window, as a style.
 * Call `update` before it opens.
 */
export function usePopoverPosition(anchor: RefObject<HTMLElement | null>, maxWidth: number) {
  const [position, setPosition] = useState({ left: 0, top: 0 });
  const update = () => {
    const box = anchor.current?.getBoundingClientRect();
    if (!box) return;
    const width = Math.min(maxWidth, window.innerWidth);
    const last = Math.max(margin, window.innerWidth - width - margin);
    setPosition({ left: Math.min(box.left, last), top: box.bottom + margin });
  };
  return { position, update };
}
