/**
 * Changes that were made without a network, kept on this device until they are sent: one entry each, so
 * that two tabs never overwrite one another. Without the prefix of personal data on purpose: they stay
 * when the server ends the session, and go with a sign-out, which asks first.
 */
const prefix = 'unsent:';

const listeners = new Set<() => void>();
const cached = new Map<string, readonly unknown[]>();

const prefixOf = (userId: string) => `${prefix}${userId}:`;
const keysWith = (start: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(start));

function notify(): void {
  cached.clear();
  for (const listener of listeners) listener();
}

/** One entry: the change, and when it was kept, in milliseconds. */
interface Entry {
  kept_at: number;
  change: unknown;
}

function readEntry(key: string): Entry | null {
  try {
    const entry: Entry | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof entry?.kept_at === 'number' ? entry : null;
  } catch {
    return null;
  }
}

/** Keeps a change of a person under its id; false when this device has no room for it. */
export function saveUnsent(userId: string, id: string, change: object): boolean {
  try {
    const entry: Entry = { kept_at: Date.now(), change };
    localStorage.setItem(prefixOf(userId) + id, JSON.stringify(entry));
  } catch {
    return false;
  }
  notify();
  return true;
}

/** Whether a change is still kept: another tab may have sent it. */
export function hasUnsent(userId: string, id: string): boolean {
  return localStorage.getItem(prefixOf(userId) + id) !== null;
}

/** What a person has not sent, in no order; the same list until it changes. */
export function readUnsent(userId: string): readonly unknown[] {
  const known = cached.get(userId);
  if (known) return known;
  const changes = keysWith(prefixOf(userId)).map((key) => readEntry(key)?.change);
  cached.set(userId, changes);
  return changes;
}

/** How many changes of other people are kept on this device; those kept for longer than `maxAgeMs` go. */
export function countUnsentOfOthers(userId: string, maxAgeMs: number): number {
  const others = keysWith(prefix).filter((key) => !key.startsWith(prefixOf(userId)));
  const old = others.filter((key) => Date.now() - (readEntry(key)?.kept_at ?? 0) > maxAgeMs);
  for (const key of old) localStorage.removeItem(key);
  return others.length - old.length;
}

/** Removes a change that was sent, or that its person no longer wants. */
export function removeUnsent(userId: string, id: string): void {
  localStorage.removeItem(prefixOf(userId) + id);
  notify();
}

/** Removes all that a person has not sent. */
export function eraseUnsent(userId: string): void {
  for (const key of keysWith(prefixOf(userId))) localStorage.removeItem(key);
  notify();
}

/** Calls the listener when something is kept or removed, in another tab too; returns an unsubscribe function. */
export function onUnsentChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith(prefix)) return;
    cached.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
