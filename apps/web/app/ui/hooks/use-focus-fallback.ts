import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element that `fallback` returns when the focused element inside `area` is removed;
 * otherwise the focus would return to the top of the page. Call it in the component that removes it.
 */
export function useFocusFallback(
  area: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null,
): void {
  const last = useRef<Node | null>(null);
  useEffect(() => {
    const storeFocused = ({ target }: FocusEvent) => {
      if (target instanceof Node && area.current?.contains(target)) last.current = target;
    };
    document.addEventListener('focusin', storeFocused);
    return () => document.removeEventListener('focusin', storeFocused);
  }, [area]);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) fallback()?.focus({ preventScroll: true });
  });
}
