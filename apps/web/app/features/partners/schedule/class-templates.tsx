import type { FrontDeskVenue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from '../dashboard/plain-list.module.css';
import { groupByTemplate, type ScheduledTemplate } from './group-by-template.ts';
import { useUpcomingSessions } from './use-upcoming-sessions.ts';

/** The class templates of the schedule, each with its weekly times. */
export function ClassTemplates({ venue }: { venue: FrontDeskVenue }) {
  const { t } = useTranslation('partners');
  const upcoming = useUpcomingSessions(venue.id);
  if (upcoming.isPending) return <LoadingRows rows={4} height={64} />;
  if (upcoming.isError) {
    return <ErrorState error={upcoming.error} onRetry={() => upcoming.refetch()} />;
  }
  const templates = groupByTemplate(upcoming.data.items);
  if (templates.length === 0) {
    return <p className={classes.note}>{t('templates.empty', { name: venue.name })}</p>;
  }
  return (
    <ul className={classes.list}>
      {templates.map((template) => (
        <TemplateRow key={template.id} template={template} />
      ))}
    </ul>
  );
}

function TemplateRow({ template }: { template: ScheduledTemplate }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  // Formatted in UTC, noon in UTC is always on that calendar day.
  const formatWeekday = (date: string) => format.date(`${date}T12:00:00Z`, 'shortWeekday', 'UTC');
  const times = template.times.map(({ localStart: time, dates }) =>
    dates.length === 7
      ? t('templates.daily', { time })
      : t('templates.times', { weekdays: dates.map(formatWeekday).join(', '), time }),
  );
  return (
    <li className={classes.templateRow}>
      <div className={classes.content}>
        <h3 className={classes.name}>{template.title}</h3>
        {template.trainers.length > 0 && (
          <p className={classes.details}>
            {t('templates.with', { trainer: template.trainers.join(', ') })}
          </p>
        )}
      </div>
      <p className={classes.details}>{times.join(' · ')}</p>
      <p>{t('templates.places', { count: template.capacity })}</p>
    </li>
  );
}
