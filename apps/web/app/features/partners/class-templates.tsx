import type { DoorVenue } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import classes from './plain-list.module.css';
import { type ScheduledTemplate, templatesOfSessions } from './templates-of-sessions.ts';
import { useFortnight } from './use-fortnight.ts';

/** The classes behind the schedule, each with its weekly times. */
export function ClassTemplates({ venue }: { venue: DoorVenue }) {
  const { t } = useTranslation('partners');
  const fortnight = useFortnight(venue.id);
  if (fortnight.isPending) return <LoadingRows rows={4} height={64} />;
  if (fortnight.isError) {
    return <ErrorState error={fortnight.error} onRetry={() => fortnight.refetch()} />;
  }
  const templates = templatesOfSessions(fortnight.data.items);
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
  // Noon in UTC is the same calendar day wherever it is written as UTC.
  const short = (date: string) => format.date(`${date}T12:00:00Z`, 'shortWeekday', 'UTC');
  const times = template.times.map(({ localStart: time, dates }) =>
    dates.length === 7
      ? t('templates.daily', { time })
      : t('templates.times', { weekdays: dates.map(short).join(', '), time }),
  );
  return (
    <li className={classes.templateRow}>
      <div className={classes.words}>
        <h3 className={classes.name}>{template.title}</h3>
        {template.trainers.length > 0 && (
          <p className={classes.what}>
            {t('templates.with', { trainer: template.trainers.join(', ') })}
          </p>
        )}
      </div>
      <p className={classes.what}>{times.join(' · ')}</p>
      <p>{t('templates.places', { count: template.capacity })}</p>
    </li>
  );
}
