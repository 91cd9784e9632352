import type { RecommendationReason } from '@pulse/contract/client';
import { DAY } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';

/** A Monday, to derive the names of the weekdays. */
const MONDAY = Date.parse('2026-01-05T12:00:00Z');

/** Returns a function that formats the reason of a recommendation, with its count. */
export function useReasonLabel(placeName: string | null): (reason: RecommendationReason) => string {
  const { t, translator } = useTranslation('recommendations');
  const { t: tShared } = useTranslation();
  const format = useFormat();
  return (reason) => {
    const { code, daypart } = reason;
    const count = reason.count ?? 0;
    const name = reason.activity ? tShared(`activity.${reason.activity}`) : '';
    const activity = toMidSentenceCase(name, translator.language);
    const weekday = format.date(MONDAY + ((reason.weekday ?? 1) - 1) * DAY, 'weekday', 'UTC');
    const distance = format.distance(reason.distance_m ?? 0);
    const venue = reason.venue_name ?? '';
    switch (code) {
      case 'often_weekday':
        return t(`often.weekday.${daypart ?? 'evening'}`, { count, activity, weekday });
      case 'often_daypart':
        return t(`often.daypart.${daypart ?? 'evening'}`, { count, activity });
      case 'same_class':
        return t('sameClass', { count });
      case 'known_venue':
        return t('knownVenue', { count, venue });
      case 'near_known_venue':
        return t('nearKnownVenue', { count, venue, distance });
      case 'activity':
        return t('activity', { count, activity });
      case 'near_place':
        return placeName ? t('nearPlace', { distance, place: placeName }) : t('near', { distance });
      case 'in_city':
        return t('inCity', { city: format.city(reason.city ?? '') });
      case 'new_activity':
        return t('newActivity', { activity });
    }
  };
}

/** Lower-cases an activity inside a sentence; not in German, and not acronyms. */
function toMidSentenceCase(name: string, language: string): string {
  const keepsCase = language.startsWith('de') || name === name.toUpperCase();
  return keepsCase ? name : name.toLocaleLowerCase(language);
}
