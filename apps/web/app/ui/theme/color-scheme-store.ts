export const colorSchemes = ['light', 'dark', 'system'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const storageKey = 'theme';
const listeners = new Set<() => void>();

/** Returns the theme that the person chose; `system` until they choose one. */
export function readColorScheme(): ColorScheme {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Sets the theme on <html>, in the attribute that the design tokens and Mantine read. */
export function applyColorScheme(): void {
  const chosen = readColorScheme();
  const dark =
    chosen === 'dark' ||
    (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
}

/** Stores a theme, applies it and notifies the listeners. */
export function chooseColorScheme(scheme: ColorScheme): void {
  localStorage.setItem(storageKey, scheme);
  applyColorScheme();
  for (const listener of listeners) listener();
}

/** Calls the listener when the theme changes here, in another tab or in the system; returns a function that unsubscribes. */
export function onColorSchemeChange(listener: () => void): () => void {
  const applyAndNotify = () => {
    applyColorScheme();
    listener();
  };
  const systemPreference = matchMedia('(prefers-color-scheme: dark)');
  const otherTab = (event: StorageEvent) => event.key === storageKey && applyAndNotify();
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  systemPreference.addEventListener('change', applyAndNotify);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
    systemPreference.removeEventListener('change', applyAndNotify);
  };
}
