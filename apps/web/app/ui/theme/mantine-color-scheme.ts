import type { MantineColorSchemeManager } from '@mantine/core';
import { chooseColorScheme, onColorSchemeChange, readColorScheme } from './color-scheme-store.ts';

let stop: (() => void) | undefined;

const current = () => {
  const scheme = readColorScheme();
  return scheme === 'system' ? 'auto' : scheme;
};

/** Lets Mantine read and write the chosen theme; Mantine's `auto` is our `system`. */
export const mantineColorScheme: MantineColorSchemeManager = {
  get: current,
  set: (scheme) => {
    const chosen = scheme === 'auto' ? 'system' : scheme;
    // Mantine writes back the value it was notified of; notifying again would never end.
    if (chosen !== readColorScheme()) chooseColorScheme(chosen);
  },
  subscribe: (onUpdate) => {
    stop = onColorSchemeChange(() => onUpdate(current()));
  },
  unsubscribe: () => stop?.(),
  clear: () => chooseColorScheme('system'),
};
