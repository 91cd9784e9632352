import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import type { Understood } from '../address/understood-search.ts';
import { useTimeRangeLabel } from '../labels/use-time-range-label.ts';

/** What a text means, in the words of the screen: "Yoga · Mon 23 Nov · After 17:00 · Zürich". */
export function UnderstoodParts({ understood }: { understood: Understood }) {
  const { t: shared } = useTranslation();
  const { t } = useTranslation('explore');
  const format = useFormat();
  const formatTimeRange = useTimeRangeLabel();
  const { activities, date, from_time: from, to_time: to, area, coach, text } = understood;
  const parts = [
    ...activities.map((name) => shared(`activity.${name}`)),
    date && format.date(`${date}T12:00:00Z`, 'day', 'UTC'),
    (from || to) && formatTimeRange({ from, to }),
    area && format.city(area.name),
    coach ? coach.name : text && t('empty.searchText', { q: text }),
  ];
  return parts.filter(Boolean).join(' · ');
}
