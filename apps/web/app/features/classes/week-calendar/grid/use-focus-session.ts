import { type RefObject, useEffect } from 'react';

/** A session that was moved; each move is another object. */
export interface MovedSession {
  id: string;
}

/**
 * Focuses a session that was moved, at its new place: its element there is another one. Only after the
 * dialog that confirmed the move has given the focus back.
 */
export function useFocusSession(
  area: RefObject<HTMLElement | null>,
  moved: MovedSession | null,
): void {
  useEffect(() => {
    if (!moved) return;
    const selector = `[data-session="${CSS.escape(moved.id)}"]`;
    area.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [area, moved]);
}
