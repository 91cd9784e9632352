import { type RefObject, useEffect } from 'react';

/** Milliseconds during which content above may still load. */
const settleTimeMs = 5000;
const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element when the URL's hash names it and it is ready, and keeps it in view while the
 * content above loads. The reader's first input stops that.
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
