import type { VenueTimetableReport } from '@pulse/contract/client';
import { TIMETABLE_FIELDS } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
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
    <Stack gap={3} className={classes.refused}>
      <Heading level={3} size={4}>
        {t('refused.title', { count: rejected })}
      </Heading>
      <List>
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
      </List>
      {shown.length < rejections.length && (
        <Action variant="subtle" onClick={() => setAll(true)}>
          {t('refused.all', { count: rejections.length })}
        </Action>
      )}
      {rejected > rejections.length && (
        <Text tone="quiet">{t('refused.more', { count: rejected - rejections.length })}</Text>
      )}
    </Stack>
  );
}
