import { useEffect, useState } from 'react';

/** When something closes, returns the focus to the element that had it when it opened. */
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
