import { Button } from '@mantine/core';
import { exportAuditLog } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toastFailure } from '#ui/feedback/toast.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { toFailure } from '#ui/network/problem.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { auditFiltersOf, auditParamsOf } from './audit-filters.ts';
import classes from './audit-log.module.css';
import { useAuditLog } from './use-audit-log.ts';

/** Who did what and when, with the state before and after, as a list and as a file. */
export function AuditLogScreen() {
  const { t } = useTranslation('platform-audit');
  const [params, setParams] = useSearchParams();
  const filters = auditFiltersOf(params);
  const log = useAuditLog(filters);
  const entries = log.items;
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await exportAuditLog({
        query: filters,
        parseAs: 'blob',
        throwOnError: true,
      });
      saveFile(data, 'pulse-audit-log.csv');
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('downloadFailed')),
  });
  return (
    <>
      <PageTitle
        aside={
          <Button loading={download.isPending} onClick={() => download.mutate()}>
            {t('download')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <AuditFilterBar
        filters={filters}
        entries={entries}
        onChange={(next) => setParams(auditParamsOf(next))}
      />
      {log.isPending && <LoadingRows rows={6} height={88} />}
      {log.isError && <ErrorState error={log.error} onRetry={() => void log.refetch()} />}
      <p role="status">{log.isSuccess && entries.length === 0 && t('none')}</p>
      <ul className={classes.list} hidden={entries.length === 0}>
        {entries.map((entry) => (
          <AuditEntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <MoreButton pages={log} label={t('more')} />
    </>
  );
}
