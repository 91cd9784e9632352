import { type ApplicationValues, emptyApplication } from './application-values.ts';

/** The storage key of a draft: one for a new application, one for each that is being changed. */
const storageKey = (applicationId?: string) =>
  ['pulse_partner_application', applicationId].filter(Boolean).join(':');

/** Returns the values typed on this device before the tab was closed, over `start`. */
export function readApplicationDraft(
  start = emptyApplication,
  applicationId?: string,
): ApplicationValues {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(applicationId)) ?? '{}');
    const texts = Object.entries(stored ?? {}).filter(
      // What an earlier version stored under another name is left out.
      ([name, value]) => name in start && typeof value === 'string',
    );
    return { ...start, ...Object.fromEntries(texts) };
  } catch {
    return start;
  }
}

/** Returns whether this device has a draft. */
export function hasApplicationDraft(applicationId?: string): boolean {
  return localStorage.getItem(storageKey(applicationId)) !== null;
}

/**
 * Stores the values on this device until they are sent or erased. Tax id and account are never stored,
 * and an earlier consent does not count.
 */
export function saveApplicationDraft(values: ApplicationValues, applicationId?: string): void {
  const { tax_id: _tax, bank_account: _account, agreement: _agreed, ...draft } = values;
  try {
    localStorage.setItem(storageKey(applicationId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not stop an applicant.
  }
}

/** Deletes the draft of an application that was sent, or that the applicant erases. */
export function clearApplicationDraft(applicationId?: string): void {
  localStorage.removeItem(storageKey(applicationId));
}
