import type { MantineColorSchemeManager } from '@mantine/core';
import { chooseColorScheme, onColorSchemeChange, readColorScheme } from './color-scheme.ts';

let stop: (() => void) | undefined;

const current = () => {
  const scheme = readColorScheme();
  return scheme === 'system' ? 'auto' : scheme;
};

/** Lets Mantine read and write the product's own theme choice; its `auto` is our `system`. */
export const mantineColorScheme: MantineColorSchemeManager = {
  get: current,
  set: (scheme) => {
    const chosen = scheme === 'auto' ? 'system' : scheme;
    // Mantine writes back what it was just told; telling everyone again would go round for ever.
    if (chosen !== readColorScheme()) chooseColorScheme(chosen);
  },
  subscribe: (onUpdate) => {
    stop = onColorSchemeChange(() => onUpdate(current()));
  },
  unsubscribe: () => stop?.(),
  clear: () => chooseColorScheme('system'),
};
