import { UNDO_CHANGE_MINUTES } from '@pulse/domain';
import { clearDraft, readDraft, saveDraft } from '#ui/forms/drafts.ts';

/** A change of classes that can still be taken back. */
export interface RecentChange {
  id: string;
  /** In milliseconds since 1970. */
  until: number;
}

const listeners = new Set<() => void>();
const keyOf = (sessionId: string) => `class-change:${sessionId}`;
const announce = () => {
  for (const listener of listeners) listener();
};

/** Calls the listener when a change is stored or deleted; returns a function that unsubscribes. */
export function onRecentChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps a change that was just made, for the pages of these sessions in this tab. */
export function keepRecentChange(id: string, sessionIds: readonly string[], now: number): void {
  const change: RecentChange = { id, until: now + UNDO_CHANGE_MINUTES * 60_000 };
  for (const sessionId of sessionIds) saveDraft(keyOf(sessionId), JSON.stringify(change));
  announce();
}

/** Deletes what can no longer be taken back. */
export function dropRecentChange(sessionIds: readonly string[]): void {
  for (const sessionId of sessionIds) clearDraft(keyOf(sessionId));
  announce();
}

/** The stored text of the last change of a session; empty without one. */
export const readRecentChange = (sessionId: string): string => readDraft(keyOf(sessionId));

/** The change of a stored text, while it can be taken back; null afterwards, or without one. */
export function undoableChange(stored: string, now: number): RecentChange | null {
  if (stored === '') return null;
  const change: RecentChange = JSON.parse(stored);
  return now < change.until ? change : null;
}
