/** What happened when somebody shared: handed to their device, copied, given up, or not possible. */
export type ShareResult = 'handed' | 'copied' | 'given_up' | 'failed';

/** Hands a venue's address to the device's own sharing, or copies it where there is none. */
export async function shareVenue({ id, name }: { id: string; name: string }): Promise<ShareResult> {
  // Neither the day nor the class that the reader looks at: the venue itself.
  const url = `${window.location.origin}/app/venue/${id}`;
  if (navigator.share) {
    try {
      await navigator.share({ title: name, url });
      return 'handed';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'given_up';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
