import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { ChangeSearch } from './use-explore-address.ts';

/** Milliseconds without a letter after which the search is made. */
const pause = 350;

/**
 * The words in the field: seen at once, searched for after a pause. The first search of a burst is a
 * step in the history, the next ones take its place: going back leaves the words, not a letter.
 */
export function useSearchText(q: string, onChange: ChangeSearch) {
  const [text, setText] = useState(q);
  const told = useRef(q);
  const inBurst = useRef(false);

  const tell = (next: string) => {
    if (next === told.current) return;
    told.current = next;
    onChange({ q: next, venue: null }, inBurst.current ? 'aside' : 'step');
    inBurst.current = true;
  };
  const search = useDebouncedCallback((next: string) => tell(next.trim()), pause);

  // The address may change without the field: a cleared filter, the way back.
  useEffect(() => {
    if (q === told.current) return;
    told.current = q;
    setText(q);
  }, [q]);

  return {
    text,
    type: (next: string) => {
      setText(next);
      search(next);
    },
    /** Searches now and ends the burst. */
    flush: () => {
      search.flush();
      inBurst.current = false;
    },
    /** Searches for these words now. */
    set: (next: string) => {
      search.cancel();
      setText(next);
      inBurst.current = false;
      tell(next);
      inBurst.current = false;
    },
    /** Empties the field without a search: a place was chosen, which searches by itself. */
    drop: () => {
      search.cancel();
      told.current = '';
      inBurst.current = false;
      setText('');
    },
  };
}
