/** The prefix `pulse_` marks data that sign-out clears. */
const storageKey = 'pulse_digital_id_photo';
/** Larger images are not stored; profile photos are far smaller. */
const maxBytes = 200_000;

interface StoredPhoto {
  url: string;
  /** The image as a data URL. */
  data: string;
}

/** The stored data URL of the photo at `url`, else `url` itself; null without a photo. */
export function readStoredPhoto(url: string | null): string | null {
  if (!url) return null;
  try {
    const stored: StoredPhoto | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return stored?.url === url ? stored.data : url;
  } catch {
    return url;
  }
}

/** Stores the photo, so that front desk staff see it on the digital ID offline too. */
export async function storePhoto(url: string | null): Promise<void> {
  if (!url) return localStorage.removeItem(storageKey);
  if (readStoredPhoto(url) !== url) return;
  try {
    const image = await (await fetch(url)).blob();
    if (image.size > maxBytes || !image.type.startsWith('image/')) return;
    localStorage.setItem(storageKey, JSON.stringify({ url, data: await toDataUrl(image) }));
  } catch {
    // Without the photo the initials are shown; the next fetch tries again.
  }
}

function toDataUrl(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(image);
  });
}
