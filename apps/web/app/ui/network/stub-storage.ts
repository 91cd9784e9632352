/** A storage of the browser over a map, for tests. */
export function storageOf(stored: Map<string, string>): unknown {
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
