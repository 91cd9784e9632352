import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './venue-visits.module.css';

export interface VisitCount {
  used: number;
  limit: number | null;
}

interface VenueVisitsProps {
  /** Visits here in the venue's calendar month; null where the venue sets no limit. */
  here: VisitCount | null;
  /** Visits in the billing month; null without a plan. */
  month: VisitCount | null;
  zone: string;
}

/** What the reader has used of the two limits that count here. */
export function VenueVisits({ here, month, zone }: VenueVisitsProps) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  if (!here && !month) return null;
  const count = ({ used, limit }: VisitCount) =>
    limit === null ? t('visits.unlimited', { used }) : t('visits.of', { used, limit });
  return (
    <dl className={classes.visits}>
      {here && (
        <div>
          <dt>{t('visits.here', { month: format.date(Date.now(), 'month', zone) })}</dt>
          <dd>{count(here)}</dd>
        </div>
      )}
      {month && (
        <div>
          <dt>{t('visits.month')}</dt>
          <dd>{count(month)}</dd>
        </div>
      )}
    </dl>
  );
}
