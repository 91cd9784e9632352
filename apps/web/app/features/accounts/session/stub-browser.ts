import { vi } from 'vitest';

/** Storage, document and window as far as the session needs them; returns what is stored. */
export function stubBrowser(): Map<string, string> {
  const stored = new Map<string, string>();
  const methods: Record<string | symbol, unknown> = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  // Like the real one, it lists what is stored as its own keys.
  const storage = new Proxy(
    {},
    {
      get: (_, name) => methods[name],
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  return stored;
}
