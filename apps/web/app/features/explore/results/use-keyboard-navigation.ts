import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

interface KeyboardNavigationOptions {
  count: number;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  scrollTo: (index: number) => void;
  /** Returns the main control of a row, or null until the row is rendered. */
  getRowControl: (index: number) => HTMLElement | null;
  /** Called when the keyboard moves to a row. */
  onFocusRow: (index: number) => void;
}

/**
 * Arrow keys, Home and End in a virtualised list. End goes to the very last row and loads page after
 * page until it is there; any other key stops that.
 */
export function useKeyboardNavigation(list: KeyboardNavigationOptions) {
  const { count, hasMore, loadingMore, onMore, getRowControl } = list;
  /** The focused row: it stays rendered however far the list is scrolled. */
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const [goingToEnd, setGoingToEnd] = useState(false);
  const pendingFocus = useRef<number | null>(null);

  const focusRow = useCallback(
    (index: number) => {
      pendingFocus.current = index;
      setFocusedIndex(index);
      list.scrollTo(index);
      list.onFocusRow(index);
    },
    [list],
  );

  // The row is focused once it is rendered, which may take some frames.
  useEffect(() => {
    if (pendingFocus.current === null) return;
    const control = getRowControl(pendingFocus.current);
    if (!control) return;
    pendingFocus.current = null;
    control.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (!goingToEnd || loadingMore) return;
    if (hasMore) return onMore();
    setGoingToEnd(false);
    focusRow(count - 1);
  }, [goingToEnd, hasMore, loadingMore, onMore, count, focusRow]);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = {
      ArrowDown: Math.min(index + 1, count - 1),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: count - 1,
    }[event.key];
    setGoingToEnd(event.key === 'End' && hasMore);
    if (target === undefined) return;
    event.preventDefault();
    if (target !== index || event.key === 'End') focusRow(target);
  };

  return {
    focusedIndex,
    setFocusedIndex,
    focusRow,
    onKeyDown,
    goingToEnd,
  };
}
