import { vi } from 'vitest';
import { storageOf } from '#ui/network/stub-storage.ts';

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
