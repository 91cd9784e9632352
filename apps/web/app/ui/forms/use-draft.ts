import { useState } from 'react';
import { readDraft, saveDraft } from './drafts.ts';

/**
 * A text that outlives its form: a session that ends while somebody types takes the page away, and
 * what was typed is there again after signing in. Kept under `key` until `forgetDraft`.
 */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key));
  const change = (next: string) => {
    setText(next);
    saveDraft(key, next);
  };
  return [text, change];
}
