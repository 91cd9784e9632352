import type { VenueTimetableReport } from '@pulse/contract/client';
import { TIMETABLE_FIELDS } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import classes from '../timetable-import.module.css';

/** How many refused rows are shown at first; a file may have hundreds with the same reason. */
const SHOWN = 10;

/** The rows that cannot be taken, each with its line, its field and the reason. */
export function RefusedRows({ report }: { report: VenueTimetableReport }) {
  const { t } = useTranslation('partner-import');
  const [all, setAll] = useState(false);
  const { rejections, rejected } = report;
  if (rejected === 0) return null;
  const shown = all ? rejections : rejections.slice(0, SHOWN);
  return (
    <div className={classes.refused}>
      <h3 className={classes.subheading}>{t('refused.title', { count: rejected })}</h3>
      <ul className={classes.plain}>
        {shown.map(({ row, field, code, detail }) => {
          const known = TIMETABLE_FIELDS.find((one) => one === field);
          return (
            <li key={`${row} ${code}`}>
              <strong>
                {known
                  ? t('refused.lineField', { row, field: t(`field.${known}`) })
                  : t('refused.line', { row })}
              </strong>{' '}
              {detail}
            </li>
          );
        })}
      </ul>
      {shown.length < rejections.length && (
        <Action variant="subtle" onClick={() => setAll(true)}>
          {t('refused.all', { count: rejections.length })}
        </Action>
      )}
      {rejected > rejections.length && (
        <p className={classes.note}>{t('refused.more', { count: rejected - rejections.length })}</p>
      )}
    </div>
  );
}
