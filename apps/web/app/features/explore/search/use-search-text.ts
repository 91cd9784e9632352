import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { ChangeSearch } from '../address/use-explore-address.ts';

/** Milliseconds without a letter after which the search is made. */
const debounceMs = 350;

/**
 * The words in the field: seen at once, searched for after a pause. The first search of a burst is a
 * step in the history, the next ones take its place: going back leaves the words, not a letter.
 */
export function useSearchText(q: string, onChange: ChangeSearch) {
  const [text, setText] = useState(q);
  const lastSent = useRef(q);
  const isTyping = useRef(false);

  const sendSearch = (next: string) => {
    if (next === lastSent.current) return;
    lastSent.current = next;
    onChange({ q: next, venue: null }, isTyping.current ? 'aside' : 'step');
    isTyping.current = true;
  };
  const debouncedSearch = useDebouncedCallback(
    (next: string) => sendSearch(next.trim()),
    debounceMs,
  );

  // The address may change without the field: a cleared filter, the way back.
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
    /** Searches now and ends the burst. */
    flush: () => {
      debouncedSearch.flush();
      isTyping.current = false;
    },
    /** Searches for these words now. */
    set: (next: string) => {
      debouncedSearch.cancel();
      setText(next);
      isTyping.current = false;
      sendSearch(next);
      isTyping.current = false;
    },
    /** Empties the field without a search: a place was chosen, which searches by itself. */
    drop: () => {
      debouncedSearch.cancel();
      lastSent.current = '';
      isTyping.current = false;
      setText('');
    },
  };
}
