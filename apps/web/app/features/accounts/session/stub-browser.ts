import { vi } from 'vitest';

/** Stubs storage, document, window and navigator for session tests; returns the local-storage entries. */
export function stubBrowser(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  return stored;
}

function storageOf(stored: Map<string, string>): unknown {
  const methods: Record<string | symbol, unknown> = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  // Like the real Storage, it lists the stored entries as own keys.
  return new Proxy(
    {},
    {
      get: (_, name) => methods[name],
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}
