/** Where a stored picture is served from; null when there is none. */
export function mediaUrl(storageKey: string | null): string | null {
  return storageKey && `/media/${storageKey}`;
}
