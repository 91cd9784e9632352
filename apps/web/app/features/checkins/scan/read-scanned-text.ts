import { readEntranceCode } from '@pulse/domain';

/** Why a text opens no check-in page. */
export type ScanProblem =
  | { problem: 'other_site'; host: string }
  | { problem: 'other_page' | 'digital_id' | 'not_ours' };

/** The target of a scanned, typed or shared text: a check-in page of this app, or why there is none. */
export type ScanTarget = { path: string } | ScanProblem;

/** The only paths that a text can open. */
const checkInPathPattern = /^\/checkin\/[\w-]{4,80}(\/[\w-]{20,120})?$/;

/**
 * Resolves a text against the app's own origin. Of a link only the path is used (a poster may carry
 * another origin of the same server), and only the path of a check-in page.
 */
export function readScannedText(text: string, origin: string): ScanTarget {
  const trimmed = text.trim();
  if (/^PULSE1\./i.test(trimmed)) return { problem: 'digital_id' };
  if (!trimmed.includes('/'))
    return (
      asCheckInPath(`/checkin/${readEntranceCode(trimmed) ?? trimmed}`) ?? { problem: 'not_ours' }
    );
  const link = URL.canParse(trimmed, origin) ? new URL(trimmed, origin) : null;
  if (!link || !/^https?:$/.test(link.protocol)) return { problem: 'not_ours' };
  const checkInTarget = asCheckInPath(link.pathname.replace(/\/$/, ''));
  if (checkInTarget) return checkInTarget;
  return link.origin === origin
    ? { problem: 'other_page' }
    : { problem: 'other_site', host: link.host };
}

function asCheckInPath(path: string): { path: string } | null {
  return checkInPathPattern.test(path) ? { path } : null;
}
