import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Returns the current width of an element in CSS pixels; 0 until it is rendered. */
export function useElementWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  // Before the first paint: what depends on the width is not drawn twice.
  useLayoutEffect(() => setWidth(contentWidth(element.current)), [element]);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function contentWidth(element: Element | null): number {
  if (!element) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
