import type { ClassSeries } from '@pulse/contract/client';
import { type EpochMs, HOUR, MINUTE } from '@pulse/domain';
import type { useTranslation } from '#light-translator';

/** What the chosen dates of a series use, and until when each could be cancelled free. */
export function seriesTexts(
  series: Pick<ClassSeries, 'free_cancel_hours' | 'grace_minutes'>,
  chosen: readonly { starts_at: string; time_zone: string; allowed: boolean }[],
  now: EpochMs,
  t: ReturnType<typeof useTranslation<'series'>>['t'],
  format: {
    number: (value: number) => string;
    date: (instant: string, shape: 'day', timeZone: string) => string;
  },
): string[] {
  const { free_cancel_hours: hours, grace_minutes: grace } = series;
  const places = chosen.filter(({ allowed }) => allowed);
  const texts: string[] = [];
  if (places.length > 0) {
    texts.push(t('uses', { count: places.length }));
    texts.push(hours === 0 ? t('freeToStart') : t('freeHours', { hours: format.number(hours) }));
  }
  for (const { starts_at, time_zone } of places) {
    const toStart = Date.parse(starts_at) - now;
    if (toStart > hours * HOUR) break;
    const day = format.date(starts_at, 'day', time_zone);
    const minutes = Math.min(grace, Math.floor(toStart / MINUTE));
    texts.push(minutes > 0 ? t('firstFor', { day, count: minutes }) : t('firstNever', { day }));
  }
  if (places.length < chosen.length) texts.push(t('waitUses'));
  return texts;
}
