import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { ChangeSearch } from '../address/use-explore-address.ts';

/** Milliseconds after the last keystroke until the search runs. */
const debounceMs = 350;

/**
 * The text in the search field: shown at once, searched for after a pause. The first search while
 * typing adds a history entry, the next ones replace it, so that going back removes the whole text.
 */
export function useSearchText(q: string, onChange: ChangeSearch) {
  const [text, setText] = useState(q);
  const lastSent = useRef(q);
  const isTyping = useRef(false);

  const sendSearch = (next: string) => {
    if (next === lastSent.current) return;
    lastSent.current = next;
    onChange({ q: next, venue: null }, isTyping.current ? 'replace' : 'push');
    isTyping.current = true;
  };
  const debouncedSearch = useDebouncedCallback(
    (next: string) => sendSearch(next.trim()),
    debounceMs,
  );

  // The URL may change without the field: a cleared filter, or going back.
  useEffect(() => {
    if (q === lastSent.current) return;
    lastSent.current = q;
    setText(q);
  }, [q]);

  return {
    text,
    type: (next: string) => {
      setText(next);
      debouncedSearch(next);
    },
    /** Searches now; the next keystroke adds a new history entry. */
    flush: () => {
      debouncedSearch.flush();
      isTyping.current = false;
    },
    /** Sets the text and searches for it now. */
    set: (next: string) => {
      debouncedSearch.cancel();
      setText(next);
      isTyping.current = false;
      sendSearch(next);
      isTyping.current = false;
    },
    /** Clears the field without a search: choosing a place searches by itself. */
    clearWithoutSearch: () => {
      debouncedSearch.cancel();
      lastSent.current = '';
      isTyping.current = false;
      setText('');
    },
  };
}
