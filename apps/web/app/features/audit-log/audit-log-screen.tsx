import { Button } from '@mantine/core';
import { exportAuditLog, listAuditLogInfiniteOptions } from '@pulse/contract/client';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#light-translator';
import { PagedList } from '#ui/data/paged-list.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { asFile, useDownload } from '#ui/files/use-download.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { auditFiltersOf, auditParamsOf } from './audit-filters.ts';

/** Who did what and when, with the state before and after, as a list and as a file. */
export function AuditLogScreen() {
  const { t } = useTranslation('platform-audit');
  const [params, setParams] = useSearchParams();
  const filters = auditFiltersOf(params);
  // The days of the filters are those of the entries: by the reader's clock.
  const query = { ...filters, zone: Temporal.Now.timeZoneId() };
  const log = usePages({
    ...listAuditLogInfiniteOptions({ query }),
    // What just happened belongs to it.
    staleTime: 0,
  });
  const download = useDownload(
    () => exportAuditLog({ query, ...asFile }),
    () => 'pulse-audit-log.csv',
  );
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
      <Stack>
        <Text prose tone="quiet">
          {t('lead')}
        </Text>
        <AuditFilterBar
          filters={filters}
          entries={log.items}
          onChange={(next) => setParams(auditParamsOf(next))}
        />
        <PagedList
          pages={log}
          loading={<LoadingRows rows={6} height={88} />}
          empty={<p role="status">{t('none')}</p>}
          row={(entry) => <AuditEntryRow key={entry.id} entry={entry} />}
          ruled
        />
      </Stack>
    </>
  );
}
