/** The URL of a stored image; null when there is none. */
export function mediaUrl(storageKey: string | null): string | null {
  return storageKey && `/media/${storageKey}`;
}
