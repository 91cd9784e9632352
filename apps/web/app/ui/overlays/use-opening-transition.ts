import type { MantineTransition } from '@mantine/core';
import { useState } from 'react';
import { type Opener, openingTransform } from './opening-movement.ts';

/**
 * Returns how a sheet opens: in one movement out of the element that opened it. Nothing waits for the
 * movement, and under reduced motion there is none.
 */
export function useOpeningTransition(
  opened: boolean,
  place: 'middle' | 'bottom',
): MantineTransition {
  const [wasOpened, setWasOpened] = useState(false);
  const [opener, setOpener] = useState<Opener | null>(null);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setOpener(focusedRow());
  }
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  return {
    in: { opacity: 1, transform: 'none' },
    out: { opacity: 0, transform: openingTransform(opener, viewport, place) },
    common: { transformOrigin: place === 'bottom' ? 'bottom center' : 'center' },
    transitionProperty: 'transform, opacity',
  };
}

function focusedRow(): Opener | null {
  const focused = document.activeElement;
  return focused && focused !== document.body ? focused.getBoundingClientRect() : null;
}
