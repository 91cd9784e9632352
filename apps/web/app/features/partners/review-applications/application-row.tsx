import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from '#light-translator';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import { isBusinessType } from '../apply/application-values.ts';
import classes from './applications.module.css';
import type { OpenedApplicationProps } from './opened-application.tsx';

// The list is shown before what a decision needs is loaded.
const OpenedApplication = lazy(() => import('./opened-application.tsx'));

/** One application with a summary; expanded, with all that a decision needs. */
export function ApplicationRow({ application, renderPlace }: OpenedApplicationProps) {
  const { t } = useTranslation(['platform', 'partner-application']);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const detail = useId();
  const { business_name, business_type, address, submitted_at, decided_at } = application;
  const { assignee, overdue, due_at } = application;
  const type = isBusinessType(business_type) ? business_type : 'other';
  return (
    <li className={classes.row}>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={detail}
          onClick={() => setOpen(!open)}
        >
          <span className={classes.summary}>
            <span className={classes.name}>{business_name}</span>
            <Note as="span">
              {t(`type.${type}`, { ns: 'partner-application' })}, {address}
            </Note>
            {assignee && <Note as="span">{t('assignedTo', { name: assignee.full_name })}</Note>}
          </span>
          <Note as="span">
            {overdue && <span className={classes.overdue}>{t('overdue')}</span>}
            {decided_at
              ? t('decided', { date: format.date(decided_at, 'fullDate') })
              : t('since', { date: format.date(submitted_at, 'fullDate') })}
            {due_at && (
              <span className={classes.due}>
                {t('due', { date: format.date(due_at, 'fullDate') })}
              </span>
            )}
          </Note>
          <IconChevronDown size={22} stroke={1.6} aria-hidden="true" className={classes.chevron} />
        </button>
      </h2>
      <div id={detail} hidden={!open}>
        {open && (
          <Suspense fallback={<LoadingRows rows={3} />}>
            <OpenedApplication application={application} renderPlace={renderPlace} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
