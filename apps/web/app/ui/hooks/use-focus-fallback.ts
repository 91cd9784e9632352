import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to what `fallback` finds when the element of `area` that had it leaves the page:
 * otherwise the keyboard starts again at the top of the page. To be called by the component whose
 * change takes such elements away.
 */
export function useFocusFallback(
  area: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null,
): void {
  const last = useRef<Node | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Node && area.current?.contains(target)) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [area]);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) fallback()?.focus({ preventScroll: true });
  });
}
