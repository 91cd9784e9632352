import { type RefObject, useEffect, useRef } from 'react';

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="slider"]'));

/** After a navigation the main region is focused, which counts as no focus. */
const hasNoFocus = () =>
  document.activeElement === document.body || document.activeElement?.id === 'main';

/** Whether a dialog above the page handles the keyboard. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role="dialog"], dialog[open]')].some((one) =>
    one.checkVisibility(),
  );

interface PageShortcuts {
  searchField: RefObject<HTMLInputElement | null>;
  /** Called on ArrowDown while nothing is focused. */
  onEnterList: () => void;
  /** Called on Escape that nothing else has handled. */
  onEscape: () => void;
}

/** The page's keyboard shortcuts: "/" focuses the search field, ArrowDown the list; Escape. */
export function usePageShortcuts(shortcuts: PageShortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    // Read in the capture phase, before Escape closes the dialog.
    let dialogOpen = false;
    const onCapture = () => {
      dialogOpen = isDialogOpen();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (dialogOpen) return;
      if (event.key === 'Escape') return latest.current.onEscape();
      if (isTextField(event.target)) return;
      if (event.key === '/') {
        event.preventDefault();
        const searchField = latest.current.searchField.current;
        searchField?.focus();
        searchField?.select();
      }
      if (event.key === 'ArrowDown' && hasNoFocus()) {
        event.preventDefault();
        latest.current.onEnterList();
      }
    };
    document.addEventListener('keydown', onCapture, { capture: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onCapture, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
