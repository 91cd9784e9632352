import { Checkbox } from '@mantine/core';
import type { TimetableFile } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import type { ImportChoices } from './import-choices.ts';

interface CalendarSummaryProps {
  calendar: NonNullable<TimetableFile['calendar']>;
  timeZone: string;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
}

/** What is in a calendar: its name, its repeating events and its time zones. */
export function CalendarSummary({ calendar, timeZone, choices, onChange }: CalendarSummaryProps) {
  const { t } = useTranslation('partner-import');
  const { name, repeating, cancelled, without_zone, zones } = calendar;
  return (
    <>
      <List>
        {name && <li>{t('calendar.name', { name })}</li>}
        <li>{t('calendar.repeating', { count: repeating })}</li>
        {zones.map((zone) => (
          <li key={zone.name}>
            {zone.time_zone === null
              ? t('calendar.zoneUnknown', { name: zone.name, count: zone.events })
              : t('calendar.zone', { zone: zone.time_zone, count: zone.events })}
          </li>
        ))}
        {cancelled > 0 && <li>{t('calendar.cancelled', { count: cancelled })}</li>}
      </List>
      {without_zone > 0 && (
        <Checkbox
          label={t('calendar.localTimes', { count: without_zone, zone: timeZone })}
          checked={choices.localTimes}
          onChange={(event) => onChange({ ...choices, localTimes: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
