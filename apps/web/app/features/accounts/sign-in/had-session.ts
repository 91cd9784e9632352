/** Stays on the device after a session: it says nothing about the person. */
const hadSessionKey = 'signed-in-before';

/** Whether a user has signed in on this device before. */
export function readHadSession(): boolean {
  return localStorage.getItem(hadSessionKey) !== null;
}

/** Stores that a user has signed in on this device. */
export function storeHadSession(): void {
  localStorage.setItem(hadSessionKey, 'true');
}
