import { summarizePartnerApplicationsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './application-list.module.css';

/** What waits for a decision: how many are overdue, unassigned and one's own, and since when. */
export function ApplicationSummary() {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const { data } = useQuery(summarizePartnerApplicationsOptions());
  if (!data) return <p className={classes.summaryLine}> </p>;
  const { overdue, unassigned, mine, oldest_submitted_at } = data;
  return (
    <p className={classes.summaryLine}>
      <strong data-overdue={overdue > 0 || undefined}>
        {t('summary.overdue', { count: overdue })}
      </strong>
      <span>{t('summary.unassigned', { count: unassigned })}</span>
      <span>{t('summary.mine', { count: mine })}</span>
      {oldest_submitted_at && (
        <span>{t('summary.oldest', { date: format.date(oldest_submitted_at, 'fullDate') })}</span>
      )}
    </p>
  );
}
