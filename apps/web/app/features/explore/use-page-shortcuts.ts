import { type RefObject, useEffect, useRef } from 'react';

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="slider"]'));

/** After a change of page the main region has the focus, which is nobody's. */
const hasNoFocus = () =>
  document.activeElement === document.body || document.activeElement?.id === 'main';

/** Something lies above the page and has the keyboard to itself. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role="dialog"], dialog[open]')].some((one) =>
    one.checkVisibility(),
  );

interface PageShortcuts {
  searchField: RefObject<HTMLInputElement | null>;
  /** ArrowDown while nothing has the focus. */
  onEnterList: () => void;
  /** Escape that nothing else has used. */
  onEscape: () => void;
}

/** The keys of the whole page: "/" to the search field, ArrowDown into the list, Escape. */
export function usePageShortcuts(shortcuts: PageShortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    // Asked before anything hears the key: Escape takes away what lies above the page.
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
