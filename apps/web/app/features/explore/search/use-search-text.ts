import { useEffect, useRef, useState } from 'react';
import type { ChangeSearch } from '../address/use-explore-address.ts';

/**
 * The text in the search field. A text that names nothing but a class, a venue or a coach is searched
 * for while typing (`send`); others wait until they are submitted, because a list that matches "yoga
 * zurich monday" word by word is empty. The first search while typing adds a history entry, the next
 * ones replace it, so that going back removes the whole text.
 */
export function useSearchText(q: string, onChange: ChangeSearch) {
  const [text, setText] = useState(q);
  const lastSent = useRef(q);
  const isTyping = useRef(false);

  const send = (next: string) => {
    if (next === lastSent.current) return;
    lastSent.current = next;
    onChange({ q: next, venue: null }, isTyping.current ? 'replace' : 'push');
    isTyping.current = true;
  };

  // The URL may change without the field: a cleared filter, or going back.
  useEffect(() => {
    if (q === lastSent.current) return;
    lastSent.current = q;
    isTyping.current = false;
    setText(q);
  }, [q]);

  return {
    text,
    /** Shows what is typed; an empty field searches at once. */
    type: (next: string) => {
      setText(next);
      if (next.trim() === '') send('');
    },
    /** Searches for a typed text. */
    send,
    /** Shows a text that is searched for already; the next keystroke adds a new history entry. */
    show: (next: string) => {
      lastSent.current = next;
      isTyping.current = false;
      setText(next);
    },
  };
}

export type SearchText = ReturnType<typeof useSearchText>;
