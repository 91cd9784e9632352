import { useEffect, useState } from 'react';

/** Gives the focus back, when something closes, to whatever had it when that opened. */
export function useReturnFocus(opened: boolean): void {
  const [wasOpened, setWasOpened] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setOpener(document.activeElement);
  }
  useEffect(() => {
    if (!opened && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }, [opened, opener]);
}
