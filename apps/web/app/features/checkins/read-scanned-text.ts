/** Why a text leads to no door. */
export type NoDoor =
  | { problem: 'other_site'; host: string }
  | { problem: 'other_page' | 'digital_id' | 'not_ours' };

/** Where a scanned, typed or shared text leads: a check-in page of this app, or why not. */
export type ScannedText = { path: string } | NoDoor;

/** The only addresses a text can lead to, whatever it says. */
const checkInPath = /^\/checkin\/[\w-]{4,80}(\/[\w-]{20,120})?$/;

/**
 * Reads a text against this app's own origin. Of a link only the path is believed (a poster may
 * carry another address of the same server), and only a check-in page's: no text leads elsewhere.
 */
export function readScannedText(text: string, origin: string): ScannedText {
  const trimmed = text.trim();
  if (/^PULSE1\./i.test(trimmed)) return { problem: 'digital_id' };
  if (!trimmed.includes('/')) return asDoor(`/checkin/${trimmed}`) ?? { problem: 'not_ours' };
  const link = URL.canParse(trimmed, origin) ? new URL(trimmed, origin) : null;
  if (!link || !/^https?:$/.test(link.protocol)) return { problem: 'not_ours' };
  const door = asDoor(link.pathname.replace(/\/$/, ''));
  if (door) return door;
  return link.origin === origin
    ? { problem: 'other_page' }
    : { problem: 'other_site', host: link.host };
}

function asDoor(path: string): { path: string } | null {
  return checkInPath.test(path) ? { path } : null;
}
