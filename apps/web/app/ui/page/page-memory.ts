import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { pageKeyOf } from './history-entry.ts';

/** So many entries of the history are remembered, the latest ones. */
const maxEntries = 30;

/** What a page was like when it was left, for each entry of the browser's history. */
export interface PageMemory<T> {
  read(pageKey: string): T | undefined;
  write(pageKey: string, value: T): void;
}

const memories = new Set<Map<string, unknown>>();

/** Creates a memory that lasts until the page is loaded anew or another user signs in. */
export function createPageMemory<T>(): PageMemory<T> {
  const values = new Map<string, T>();
  memories.add(values);
  return {
    read: (pageKey) => values.get(pageKey),
    write: (pageKey, value) => {
      values.delete(pageKey);
      values.set(pageKey, value);
      const [oldest] = values.keys();
      if (values.size > maxEntries && oldest !== undefined) values.delete(oldest);
    },
  };
}

/** Forgets everything, so that no user sees what another has searched for. */
export function clearPageMemories(): void {
  for (const values of memories) values.clear();
}

/** Like `useState`, but coming back to the page finds the state as it was left. */
export function usePageState<T extends string | number | boolean | object>(
  memory: PageMemory<T>,
  initial: T,
): [T, Dispatch<SetStateAction<T>>] {
  const pageKey = pageKeyOf(useLocation());
  const [value, setValue] = useState(() => memory.read(pageKey) ?? initial);
  useEffect(() => memory.write(pageKey, value), [memory, pageKey, value]);
  return [value, setValue];
}
