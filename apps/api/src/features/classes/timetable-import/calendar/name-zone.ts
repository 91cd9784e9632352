import { WINDOWS_ZONES } from './windows-zones.ts';

/**
 * The IANA time zone of a name in a calendar: IANA's own, one after a prefix
 * (`/mozilla.org/20050126_1/Europe/Paris`), or a Windows name as Outlook writes it. Null when unknown.
 */
export function nameZone(name: string): string | null {
  const plain = name.trim().replace(/^"|"$/g, '');
  const windows = WINDOWS_ZONES.get(plain.toLowerCase());
  if (windows) return windows;
  const parts = plain.split('/').filter((part) => part !== '');
  const endings = [plain, parts.slice(-3).join('/'), parts.slice(-2).join('/')];
  return endings.find(isZone) ?? null;
}

function isZone(name: string): boolean {
  // An offset alone ("+01:00") does not tell when its clocks change.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
