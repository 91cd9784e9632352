import type { BookSeriesResponse, ClassSeries } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './series.module.css';

interface SeriesResultProps {
  series: ClassSeries;
  results: BookSeriesResponse['items'];
}

/** What became of the chosen dates: how many are booked, and each refused one with its reason. */
export function SeriesResult({ series, results }: SeriesResultProps) {
  const { t } = useTranslation('series');
  const format = useFormat();
  const booked = results.filter(({ status }) => status === 'confirmed').length;
  const waitlisted = results.filter(({ status }) => status === 'waitlisted').length;
  const refused = results.filter((result) => result.refused !== null);
  const isNoneBooked = booked + waitlisted === 0 && refused.length < results.length;
  const dayOf = (id: string) => {
    const item = series.items.find((one) => one.class_session_id === id);
    return item ? format.date(item.starts_at, 'day', item.time_zone) : '';
  };
  return (
    <>
      <Text strong>
        {isNoneBooked
          ? t('noneBooked')
          : [
              (booked > 0 || waitlisted === 0) && t('booked', { count: booked }),
              waitlisted > 0 && t('waitlisted', { count: waitlisted }),
              refused.length > 0 && t('refused', { count: refused.length }),
            ]
              .filter(Boolean)
              .join(' ')}
      </Text>
      {booked + waitlisted > 0 && (
        <ActionLink
          to={`/app/bookings?view=${booked > 0 ? 'upcoming' : 'waitlisted'}`}
          variant="filled"
          className={classes.see}
        >
          {t('see')}
        </ActionLink>
      )}
      {refused.length > 0 && (
        <List className={classes.refused}>
          {refused.map(({ class_session_id: id, detail }) => (
            <li key={id}>{t('refusedDate', { day: dayOf(id), reason: detail ?? '' })}</li>
          ))}
        </List>
      )}
    </>
  );
}
