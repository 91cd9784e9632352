import { Button } from '@mantine/core';
import { exportAnalytics, type GetAnalyticsData } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { asFile, useDownload } from '#ui/files/use-download.ts';

/** Saves the figures of a period, each with that of the period before, as a file. */
export function DownloadFigures({ query }: { query: GetAnalyticsData['query'] }) {
  const { t } = useTranslation('partner-analytics');
  const download = useDownload(
    () => exportAnalytics({ query, ...asFile }),
    () => `pulse-figures-${query.to}.csv`,
  );
  return (
    <Button loading={download.isPending} onClick={() => download.mutate()}>
      {t('csv')}
    </Button>
  );
}
