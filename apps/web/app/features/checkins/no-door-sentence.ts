import type { TFunction } from 'i18next';
import type { NoDoor } from './read-scanned-text.ts';

/** What a text was, if it was no door, and what to do instead. */
export function noDoorSentence(t: TFunction<'checkins'>, none: NoDoor): string {
  if (none.problem === 'other_site') return t('scan.problem.other_site', { host: none.host });
  return t(`scan.problem.${none.problem}`);
}
