import type { ListVisitsResponse } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import classes from './visits.module.css';

interface MonthNavigationProps {
  month: ListVisitsResponse['month'];
  timeZone: string;
}

/** The days of the shown billing month, and the way to the ones before and after it. */
export function MonthNavigation({ month, timeZone }: MonthNavigationProps) {
  const { t } = useTranslation('membership-visits');
  const format = useFormat();
  const { starts_at: startsAt, ends_at: endsAt, previous, next } = month;
  const linkTo = (at: string) => `?month=${encodeURIComponent(at)}`;
  return (
    <Row align="center" justify="between" className={classes.month}>
      <Heading>
        {t('range', {
          from: format.date(startsAt, 'date', timeZone),
          until: format.date(endsAt, 'fullDate', timeZone),
        })}
      </Heading>
      <nav aria-label={t('months')}>
        <Row>
          {previous && <ActionLink to={linkTo(previous)}>{t('previous')}</ActionLink>}
          {next && <ActionLink to={linkTo(next)}>{t('next')}</ActionLink>}
        </Row>
      </nav>
    </Row>
  );
}
