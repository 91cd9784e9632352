import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { moveTo, nearestIndex } from './order-of-images.ts';

interface Drag {
  id: string;
  /** The order as it would be dropped. */
  ids: string[];
  /** The middle of each place in the list, in pixels from the list's upper edge. */
  middles: number[];
}

/**
 * Orders the rows of a list by dragging a handle, with mouse, pen or finger; Escape puts the row back.
 * The rows are moved by the CSS property `order` until they are dropped: moving their elements would
 * end the touch.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (ids: string[], id: string) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!drag || !list.current) return;
    const position = event.clientY - list.current.getBoundingClientRect().top;
    const index = nearestIndex(drag.middles, position);
    if (index !== drag.ids.indexOf(drag.id))
      setDrag({ ...drag, ids: moveTo(drag.ids, drag.id, index) });
  });
  const drop = useEffectEvent(() => {
    if (drag?.ids.some((id, index) => id !== ids[index])) onDrop(drag.ids, drag.id);
    setDrag(null);
  });
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const ended = new AbortController();
    const { signal } = ended;
    const cancel = () => setDrag(null);
    addEventListener('pointermove', (event) => move(event), { signal });
    addEventListener('pointerup', () => drop(), { signal });
    addEventListener('pointercancel', cancel, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
    return () => ended.abort();
  }, [isDragging]);

  // A row that is dragged to the edge of the screen scrolls the page on.
  useEffect(() => {
    const row = drag && list.current?.children[ids.indexOf(drag.id)];
    row?.scrollIntoView({ block: 'nearest' });
  }, [drag, ids, list]);

  return {
    dragged: drag?.id ?? null,
    /** The place of a row among the others, from 0. */
    placeOf: (id: string) => (drag?.ids ?? ids).indexOf(id),
    startDrag: (id: string, event: PointerEvent) => {
      if (event.button !== 0 || !list.current) return;
      event.preventDefault();
      const { top } = list.current.getBoundingClientRect();
      const middles = Array.from(list.current.children, (row) => {
        const place = row.getBoundingClientRect();
        return place.top - top + place.height / 2;
      });
      setDrag({ id, ids: [...ids], middles });
    },
  };
}
