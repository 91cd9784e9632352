import type { VenueTimetableReport } from '@pulse/contract/client';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import classes from './timetable-import.module.css';

interface ImportDoneProps {
  report: VenueTimetableReport;
  venueId: string;
}

/** What was imported, and the way to the schedule. The button that was pressed is gone: it takes the focus. */
export function ImportDone({ report, venueId }: ImportDoneProps) {
  const { t } = useTranslation('partner-import');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const adds = report.classes_created + report.classes_extended;
  return (
    <section className={classes.section}>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {t('done.title')}
      </h2>
      <p className={classes.summary}>
        {t('done.text', {
          classes: t('preview.classes', { count: adds }),
          sessions: t('preview.sessions', { count: report.sessions_created }),
        })}
      </p>
      {report.rejected > 0 && (
        <p className={classes.note}>{t('done.leftOut', { count: report.rejected })}</p>
      )}
      <div className={classes.actions}>
        <ActionLink to={`/app/partner/dashboard?venue=${venueId}#class-schedule`} variant="filled">
          {t('done.schedule')}
        </ActionLink>
      </div>
    </section>
  );
}
