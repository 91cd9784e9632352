import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

interface KeyboardNavigationOptions {
  count: number;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  scrollTo: (index: number) => void;
  /** The main control of a row, once the row stands in the page. */
  getRowControl: (index: number) => HTMLElement | null;
  /** Somebody walked onto this row. */
  onFocusRow: (index: number) => void;
}

/**
 * Arrow keys, Home and End through a list of which only a part stands in the page. End goes to the
 * very last row, fetching page after page until it is there; any other key ends that journey.
 */
export function useKeyboardNavigation(list: KeyboardNavigationOptions) {
  const { count, hasMore, loadingMore, onMore, getRowControl } = list;
  /** The row that holds the focus: it must stay in the page however far one scrolls. */
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

  // A row takes the focus once it stands in the page, which may be some frames later.
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
    held: focusedIndex,
    hold: setFocusedIndex,
    walkTo: focusRow,
    onKeyDown,
    toEnd: goingToEnd,
  };
}
