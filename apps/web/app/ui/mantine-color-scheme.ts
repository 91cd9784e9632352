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
  set: (scheme) => chooseColorScheme(scheme === 'auto' ? 'system' : scheme),
  subscribe: (onUpdate) => {
    stop = onColorSchemeChange(() => onUpdate(current()));
  },
  unsubscribe: () => stop?.(),
  clear: () => chooseColorScheme('system'),
};
