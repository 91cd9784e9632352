import { type RefObject, useEffect } from 'react';

/** What is above may still load for so long, in milliseconds. */
const settleTimeMs = 5000;
const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings an element into view when the address names it (`#id`) and it is ready, and keeps it there
 * while what stands above takes its place; the reader's first own move ends that.
 */
export function useScrollToHash(element: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!ready || !target || window.location.hash !== `#${target.id}`) return;
    const observer = new ResizeObserver(() => target.scrollIntoView());
    const stop = () => observer.disconnect();
    observer.observe(document.body);
    for (const eventName of userInputEvents)
      window.addEventListener(eventName, stop, { once: true, passive: true, capture: true });
    const timer = setTimeout(stop, settleTimeMs);
    return () => {
      clearTimeout(timer);
      stop();
      for (const eventName of userInputEvents)
        window.removeEventListener(eventName, stop, { capture: true });
    };
  }, [element, ready]);
}
