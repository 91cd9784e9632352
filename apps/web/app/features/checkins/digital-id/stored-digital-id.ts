import { type DigitalId, getDigitalId } from '@pulse/contract/client';
import { storePhoto } from './stored-photo.ts';

/** Stored on the device so that the code can be shown offline; cleared on sign-out. */
const storageKey = 'pulse_digital_id';

/** What the device needs to create codes: the digital ID and the clock offset. */
export interface StoredDigitalId extends Omit<DigitalId, 'server_time'> {
  /** Milliseconds to add to the clock of this device. */
  clock_offset: number;
}

/** The digital ID stored on this device, or null. */
export function readStoredDigitalId(): StoredDigitalId | null {
  const text = localStorage.getItem(storageKey);
  if (!text) return null;
  try {
    const stored: StoredDigitalId = JSON.parse(text);
    return typeof stored.secret === 'string' && typeof stored.member_code === 'string'
      ? stored
      : null;
  } catch {
    return null;
  }
}

/** Fetches the digital ID and stores it on this device. */
export async function fetchAndStoreDigitalId(signal?: AbortSignal): Promise<StoredDigitalId> {
  const requestedAt = Date.now();
  const { data } = await getDigitalId({ signal, throwOnError: true });
  const { server_time, ...id } = data;
  const midpoint = (requestedAt + Date.now()) / 2;
  const stored = { ...id, clock_offset: Date.parse(server_time) - midpoint };
  localStorage.setItem(storageKey, JSON.stringify(stored));
  void storePhoto(stored.photo_url);
  return stored;
}
