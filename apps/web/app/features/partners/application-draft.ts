import { type ApplicationValues, emptyApplication } from './application-values.ts';

const key = 'pulse_partner_application';

/** What was typed before the page was left or loaded again in this tab. */
export function readDraft(): ApplicationValues {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<ApplicationValues>;
    return { ...emptyApplication, ...stored };
  } catch {
    return emptyApplication;
  }
}

/** Keeps what is being typed until the tab closes; tax id, account and agreement are never kept. */
export function keepDraft(values: ApplicationValues): void {
  const { tax_id: _tax, bank_account: _bank, agreement: _agreed, ...kept } = values;
  sessionStorage.setItem(key, JSON.stringify(kept));
}

/** Forgets the draft once the application is sent. */
export function forgetDraft(): void {
  sessionStorage.removeItem(key);
}
