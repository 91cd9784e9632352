import { type ApplicationValues, emptyApplication } from './application-values.ts';

/** The storage key of a draft: one for a new application, one for each that is being changed. */
const storageKey = (applicationId?: string) =>
  ['pulse_partner_application', applicationId].filter(Boolean).join(':');

/** Returns the values typed in this tab before the page was left or reloaded, over `start`. */
export function readApplicationDraft(
  start = emptyApplication,
  applicationId?: string,
): ApplicationValues {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(applicationId)) ?? '{}');
    return { ...start, ...(stored as Partial<ApplicationValues>) };
  } catch {
    return start;
  }
}

/** Stores the values until the tab is closed; tax id, account and agreement are never stored. */
export function saveApplicationDraft(values: ApplicationValues, applicationId?: string): void {
  const { tax_id: _tax, bank_account: _bank, agreement: _agreed, ...draft } = values;
  sessionStorage.setItem(storageKey(applicationId), JSON.stringify(draft));
}

/** Deletes the draft of an application that was sent. */
export function clearApplicationDraft(applicationId?: string): void {
  sessionStorage.removeItem(storageKey(applicationId));
}
