import { summarizePartnerApplicationsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './applications.module.css';

/** What waits for a decision: how many are overdue, unassigned and one's own, and since when. */
export function ApplicationSummary() {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const { data } = useQuery(summarizePartnerApplicationsOptions());
  if (!data) return <Row className={classes.summaryLine} />;
  const { overdue, unassigned, mine, oldest_submitted_at } = data;
  return (
    <Row as="p" className={classes.summaryLine}>
      <Text as="strong" tone={overdue > 0 ? 'danger' : undefined}>
        {t('summary.overdue', { count: overdue })}
      </Text>
      <Text as="span" tone="quiet">
        {t('summary.unassigned', { count: unassigned })}
      </Text>
      <Text as="span" tone="quiet">
        {t('summary.mine', { count: mine })}
      </Text>
      {oldest_submitted_at && (
        <Text as="span" tone="quiet">
          {t('summary.oldest', { date: format.date(oldest_submitted_at, 'fullDate') })}
        </Text>
      )}
    </Row>
  );
}
