import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

interface ListKeyboard {
  count: number;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  scrollTo: (index: number) => void;
  /** The main control of a row, once the row stands in the page. */
  controlOf: (index: number) => HTMLElement | null;
  /** Somebody walked onto this row. */
  onWalk: (index: number) => void;
}

/**
 * Arrow keys, Home and End through a list of which only a part stands in the page. End goes to the
 * very last row, fetching page after page until it is there; any other key ends that journey.
 */
export function useListKeyboard(list: ListKeyboard) {
  const { count, hasMore, loadingMore, onMore, controlOf } = list;
  /** The row that holds the focus: it must stay in the page however far one scrolls. */
  const [held, setHeld] = useState<number | null>(null);
  const [toEnd, setToEnd] = useState(false);
  const wanted = useRef<number | null>(null);

  const walkTo = useCallback(
    (index: number) => {
      wanted.current = index;
      setHeld(index);
      list.scrollTo(index);
      list.onWalk(index);
    },
    [list],
  );

  // A row takes the focus once it stands in the page, which may be some frames later.
  useEffect(() => {
    if (wanted.current === null) return;
    const control = controlOf(wanted.current);
    if (!control) return;
    wanted.current = null;
    control.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (!toEnd || loadingMore) return;
    if (hasMore) return onMore();
    setToEnd(false);
    walkTo(count - 1);
  }, [toEnd, hasMore, loadingMore, onMore, count, walkTo]);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = {
      ArrowDown: Math.min(index + 1, count - 1),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: count - 1,
    }[event.key];
    setToEnd(event.key === 'End' && hasMore);
    if (target === undefined) return;
    event.preventDefault();
    if (target !== index || event.key === 'End') walkTo(target);
  };

  return { held, hold: setHeld, walkTo, onKeyDown, toEnd };
}
