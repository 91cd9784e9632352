import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { addOverlay, addReopener, type Overlay } from './overlay-stack.ts';

interface CloseOnBackOptions {
  /** For an overlay of the frame, which stays mounted when the page changes. */
  closesOnNavigation?: boolean;
  /** Opens the overlay again when the reader comes back from a page that a link in it opened. */
  reopen?: { name: string; open: () => void };
}

/**
 * Gives an open overlay an entry in the browser's history: going back closes it instead of leaving
 * the page, and closing it in another way removes the entry (`OverlayHistory`).
 */
export function useCloseOnBack(
  opened: boolean,
  onClose: () => void,
  { closesOnNavigation = false, reopen }: CloseOnBackOptions = {},
): void {
  const { key } = useLocation();
  const close = useEffectEvent(onClose);
  const add = useEffectEvent((overlay: Omit<Overlay, 'openedAt'>) =>
    addOverlay({ ...overlay, openedAt: key }),
  );
  const openAgain = useEffectEvent(() => reopen?.open());
  const name = reopen?.name;

  useEffect(() => {
    if (!opened) return;
    return add({ close: () => close(), closesOnNavigation, reopens: name });
  }, [opened, closesOnNavigation, name]);

  useEffect(() => {
    if (name) return addReopener(name, () => openAgain());
  }, [name]);
}
