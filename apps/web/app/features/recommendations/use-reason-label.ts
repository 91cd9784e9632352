import type { RecommendationReason } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';

/** A Monday; the days after it are the other weekdays. */
const MONDAY = Date.parse('2026-01-05T12:00:00Z');
const DAY_MS = 86_400_000;

/** Writes why a class is shown, with the number that bears it out. */
export function useReasonLabel(placeName: string | null): (reason: RecommendationReason) => string {
  const { t, i18n } = useTranslation('recommendations');
  const { t: tShared } = useTranslation();
  const format = useFormat();
  return (reason) => {
    const { code, daypart } = reason;
    const count = reason.count ?? 0;
    const name = reason.activity ? tShared(`activity.${reason.activity}`) : '';
    const activity = toMidSentenceCase(name, i18n.language);
    const weekday = format.date(MONDAY + ((reason.weekday ?? 1) - 1) * DAY_MS, 'weekday', 'UTC');
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
        return t('inCity', { city: reason.city ?? '' });
      case 'new_activity':
        return t('newActivity', { activity });
    }
  };
}

/** German writes nouns large everywhere; elsewhere only what is all capitals stays so. */
function toMidSentenceCase(name: string, language: string): string {
  const keepsCase = language.startsWith('de') || name === name.toUpperCase();
  return keepsCase ? name : name.toLocaleLowerCase(language);
}
