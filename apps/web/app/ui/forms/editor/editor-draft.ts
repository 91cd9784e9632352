import { readDraft, saveDraft } from '../drafts.ts';

/** What was typed in this tab, with the saved values over which it was typed. */
export interface EditorDraft<Values> {
  base: Values;
  typed: Values;
}

/** Returns what was typed under this key; null if nothing is stored. */
export function readEditorDraft<Values extends object>(key: string): EditorDraft<Values> | null {
  try {
    const stored: unknown = JSON.parse(readDraft(key));
    if (typeof stored !== 'object' || stored === null) return null;
    const { base, typed } = stored as Partial<EditorDraft<Values>>;
    return base && typed ? { base, typed } : null;
  } catch {
    return null;
  }
}

/** Stores what was typed until it is saved or discarded, or the tab is closed. */
export function saveEditorDraft<Values>(key: string, draft: EditorDraft<Values>): void {
  saveDraft(key, JSON.stringify(draft));
}
