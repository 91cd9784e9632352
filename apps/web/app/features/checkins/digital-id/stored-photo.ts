/** Begins like all that signing out forgets. */
const storageKey = 'pulse_digital_id_photo';
/** A photo of a profile is far smaller; a larger one is not worth the room on the device. */
const maxBytes = 200_000;

interface StoredPhoto {
  url: string;
  /** The picture itself, as a data address. */
  data: string;
}

/** The photo kept on this device for this address, else the address itself; null without a photo. */
export function readStoredPhoto(url: string | null): string | null {
  if (!url) return null;
  try {
    const stored: StoredPhoto | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return stored?.url === url ? stored.data : url;
  } catch {
    return url;
  }
}

/** Keeps the photo beside the digital ID, so that the desk sees a face without a network too. */
export async function storePhoto(url: string | null): Promise<void> {
  if (!url) return localStorage.removeItem(storageKey);
  if (readStoredPhoto(url) !== url) return;
  try {
    const image = await (await fetch(url)).blob();
    if (image.size > maxBytes || !image.type.startsWith('image/')) return;
    localStorage.setItem(storageKey, JSON.stringify({ url, data: await toDataUrl(image) }));
  } catch {
    // Without the photo the initials stand; the next visit tries again.
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
