import { Button } from '@mantine/core';
import { exportAnalytics, type GetAnalyticsData } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '#ui/feedback/toast.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { toFailure } from '#ui/network/problem.ts';

/** Saves the figures of a period, each with that of the period before, as a file. */
export function DownloadFigures({ query }: { query: GetAnalyticsData['query'] }) {
  const { t } = useTranslation('partner-analytics');
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await exportAnalytics({ query, parseAs: 'blob', throwOnError: true });
      saveFile(data, `pulse-figures-${query.to}.csv`);
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('downloadFailed')),
  });
  return (
    <Button loading={download.isPending} onClick={() => download.mutate()}>
      {t('csv')}
    </Button>
  );
}
