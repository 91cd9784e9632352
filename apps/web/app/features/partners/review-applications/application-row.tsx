import type { ReviewedApplication } from '@pulse/contract/client';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { isBusinessType } from '../apply/application-values.ts';
import { ApplicationDetail } from './application-detail.tsx';
import classes from './applications.module.css';
import { AssignApplication } from './decide/assign-application.tsx';
import { DecideApplication } from './decide/decide-application.tsx';
import { ApplicationHistory } from './history/application-history.tsx';
import { LikelyDuplicates } from './likely-duplicates.tsx';
import type { RenderPlace } from './render-place.ts';

interface ApplicationRowProps {
  application: ReviewedApplication;
  renderPlace: RenderPlace;
}

/** One application with a summary; expanded, with all that a decision needs. */
export function ApplicationRow({ application, renderPlace }: ApplicationRowProps) {
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
          <Stack gap={5} className={classes.content}>
            <Stack className={classes.side}>
              <ApplicationDetail application={application} renderPlace={renderPlace} />
              <LikelyDuplicates application={application} />
              <ApplicationHistory application={application} />
            </Stack>
            <Stack className={classes.side}>
              <DecideApplication application={application} />
              <AssignApplication application={application} />
            </Stack>
          </Stack>
        )}
      </div>
    </li>
  );
}
