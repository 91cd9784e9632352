import { type ApplicationValues, emptyApplication } from './application-values.ts';

/** Where drafts are kept: one for a new application, one for each that is being changed. */
const storageKey = (applicationId?: string) =>
  ['pulse_partner_application', applicationId].filter(Boolean).join(':');

/** What was typed before the page was left or loaded again in this tab; `start` where nothing was. */
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

/** Keeps what is being typed until the tab closes; tax id, account and agreement are never kept. */
export function saveApplicationDraft(values: ApplicationValues, applicationId?: string): void {
  const { tax_id: _tax, bank_account: _bank, agreement: _agreed, ...kept } = values;
  sessionStorage.setItem(storageKey(applicationId), JSON.stringify(kept));
}

/** Forgets the draft once the application is sent. */
export function clearApplicationDraft(applicationId?: string): void {
  sessionStorage.removeItem(storageKey(applicationId));
}
