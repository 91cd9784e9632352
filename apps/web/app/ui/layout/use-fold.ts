import { useState } from 'react';

/** The prefix `pulse_` marks data that sign-out clears. */
const storageKey = 'pulse_folds';

/** From this width on there is room for what folds on a phone. */
const wideScreen = '(min-width: 48em)';

/** Whether a part of a page that folds on a phone starts open here. */
export const startsOpen = (onPhone: boolean) => onPhone || window.matchMedia(wideScreen).matches;

function readFolds(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether a part of a page is open: as it was left on this device, at first on a wide screen, and on a
 * phone if `onPhone`.
 */
export function useFold(name: string, onPhone: boolean) {
  const [left, setLeft] = useState(() => readFolds()[name]);
  const open = left ?? startsOpen(onPhone);
  const onToggle = (next: boolean) => {
    if (next === open) return;
    setLeft(next);
    localStorage.setItem(storageKey, JSON.stringify({ ...readFolds(), [name]: next }));
  };
  return { open, onToggle };
}

/** Opens what is folded around an element, so that it can be scrolled to and focused. */
export function openFoldsAround(element: Element | null | undefined): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
}
