import type { VenueTimetableReport } from '@pulse/contract/client';
import { useEffect } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Text } from '#ui/layout/text.tsx';
import { SchedulePart } from '../sessions/schedule-page.tsx';

interface ImportDoneProps {
  report: VenueTimetableReport;
  venueId: string;
}

/** What was imported, and the way to the schedule. The button that was pressed is gone: it takes the focus. */
export function ImportDone({ report, venueId }: ImportDoneProps) {
  const { t } = useTranslation('partner-import');
  useEffect(() => document.getElementById('import-done')?.focus(), []);
  const adds = report.classes_created + report.classes_extended;
  return (
    <SchedulePart id="import-done" title={t('done.title')}>
      <Text size="lead" strong>
        {t('done.text', {
          classes: t('preview.classes', { count: adds }),
          sessions: t('preview.sessions', { count: report.sessions_created }),
        })}
      </Text>
      {report.rejected > 0 && (
        <Text tone="quiet">{t('done.leftOut', { count: report.rejected })}</Text>
      )}
      <ActionBar>
        <ActionLink to={`/app/partner/dashboard?venue=${venueId}#class-schedule`} variant="filled">
          {t('done.schedule')}
        </ActionLink>
      </ActionBar>
    </SchedulePart>
  );
}
