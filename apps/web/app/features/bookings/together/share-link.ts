/** How a link was shared: with the device's share sheet, copied, not at all, or it failed. */
export type SharedHow = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a link with the device's share sheet, or copies it where there is none. */
export async function shareLink(url: string, title: string): Promise<SharedHow> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return copyLink(url);
}

// A browser may refuse access to the clipboard, and has none without TLS.
async function copyLink(url: string): Promise<SharedHow> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
