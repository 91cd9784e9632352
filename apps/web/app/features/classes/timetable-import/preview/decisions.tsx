import { Checkbox, NativeSelect } from '@mantine/core';
import type { VenueTimetableReport } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { activityNames, isActivity } from '#ui/choices/activities-and-amenities.ts';
import editor from '#ui/forms/editor.module.css';
import { Stack } from '#ui/layout/stack.tsx';
import type { ImportChoices } from '../match/import-choices.ts';
import classes from '../timetable-import.module.css';

interface DecisionsProps {
  report: VenueTimetableReport;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
}

/** What only the partner can decide: activities and coaches that are unknown, and refused rows. */
export function Decisions({ report, choices, onChange }: DecisionsProps) {
  const { t } = useTranslation(['partner-import', 'shared']);
  const { trainers_unknown: trainers, rejected, activities_unknown } = report;
  // Those that were chosen stay, so that the choice can be changed.
  const texts = [...new Set([...Object.keys(choices.activities), ...activities_unknown])];
  return (
    <Stack gap={3} className={classes.filled}>
      {texts.length > 0 && (
        <div className={editor.pair}>
          {texts.map((text) => (
            <NativeSelect
              key={text}
              label={t('decide.activity', { text })}
              data={[
                { value: '', label: t('decide.choose') },
                ...activityNames.map((value) => ({ value, label: t(`shared:activity.${value}`) })),
              ]}
              value={choices.activities[text] ?? ''}
              onChange={(event) => {
                const activity = event.currentTarget.value;
                if (!isActivity(activity)) return;
                onChange({ ...choices, activities: { ...choices.activities, [text]: activity } });
              }}
            />
          ))}
        </div>
      )}
      {trainers.length > 0 && (
        <Checkbox
          label={t('decide.trainers', { count: trainers.length, names: trainers.join(', ') })}
          description={t('decide.trainersHint')}
          checked={choices.createTrainers}
          onChange={(event) =>
            onChange({ ...choices, createTrainers: event.currentTarget.checked })
          }
        />
      )}
      {rejected > 0 && rejected < report.rows && (
        <Checkbox
          label={t('decide.leaveOut', { count: rejected })}
          description={t('decide.leaveOutHint')}
          checked={choices.leaveOut}
          onChange={(event) => onChange({ ...choices, leaveOut: event.currentTarget.checked })}
        />
      )}
    </Stack>
  );
}
