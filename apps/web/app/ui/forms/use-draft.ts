import { useState } from 'react';
import { readDraft, saveDraft } from './drafts.ts';

/**
 * Returns a text and its setter. The text is stored under `key` until `clearDraft`, so that it is not
 * lost when the session ends while a person types.
 */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key));
  const change = (next: string) => {
    setText(next);
    saveDraft(key, next);
  };
  return [text, change];
}
