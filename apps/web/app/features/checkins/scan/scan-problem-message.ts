import type { TFunction } from 'i18next';
import type { ScanProblem } from './read-scanned-text.ts';

/** Message for a text that opens no check-in page, with what to do instead. */
export function scanProblemMessage(t: TFunction<'checkins'>, scanProblem: ScanProblem): string {
  if (scanProblem.problem === 'other_site')
    return t('scan.problem.other_site', { host: scanProblem.host });
  return t(`scan.problem.${scanProblem.problem}`);
}
