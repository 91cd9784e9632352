import { type DigitalId, getDigitalId } from '@pulse/contract/client';
import { storePhoto } from './stored-photo.ts';

/** Kept on the device so that the code shows without a network; signing out forgets it. */
const storageKey = 'pulse_digital_id';

/** What the device needs to make codes: the server's answer and how far this clock is off. */
export interface StoredDigitalId extends Omit<DigitalId, 'server_time'> {
  /** Milliseconds to add to this device's clock. */
  clock_offset: number;
}

/** The digital ID kept at an earlier visit, or null. */
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

/** Asks the server for the digital ID and keeps it on this device. */
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
