/** The result of sharing: with the device's share sheet, as a copied URL, cancelled, or failed. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a venue's URL with the device's share sheet, or copies it where there is none. */
export async function shareVenue({ id, name }: { id: string; name: string }): Promise<ShareResult> {
  // The URL of the venue itself, without the selected day and class.
  const url = `${window.location.origin}/app/venue/${id}`;
  if (navigator.share) {
    try {
      await navigator.share({ title: name, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
