import { Button } from '@mantine/core';
import type { OpeningPeriod } from '@pulse/contract/client';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useWeekdayName } from '#ui/format/use-weekday-name.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { addPeriod, copyDay, periodsOf, weekdays, workdays } from './edit-hours.ts';
import classes from './hours-fields.module.css';
import { PeriodFields } from './period-fields.tsx';

interface DayHoursProps {
  weekday: number;
  hours: OpeningPeriod[];
  errors: Readonly<Record<string, string>>;
  onChange: (hours: OpeningPeriod[]) => void;
}

/** One day with its periods, to add, remove and copy. */
export function DayHours({ weekday, hours, errors, onChange }: DayHoursProps) {
  const { t } = useTranslation('partner-venues');
  const day = useWeekdayName()(weekday);
  const periods = periodsOf(hours, weekday);
  const add = periods.length > 0 ? 'addMore' : 'add';
  const copies = [
    { days: workdays, name: 'workdays' },
    { days: weekdays, name: 'everyDay' },
  ] as const;
  return (
    <section className={classes.day} aria-label={day}>
      <Heading level={3} size={4} className={classes.dayName}>
        {day}
      </Heading>
      <Stack gap={3} className={classes.periods}>
        {periods.length === 0 && <Text tone="quiet">{t('hours.closed')}</Text>}
        {periods.map(({ period, index }, position) => (
          <PeriodFields
            key={index}
            period={period}
            number={position + 1}
            error={errors[`operating_hours.${index}`]}
            onChange={(changed) => onChange(hours.with(index, changed))}
            onRemove={() => onChange(hours.toSpliced(index, 1))}
          />
        ))}
        <ActionBar>
          <Button
            size="sm"
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
            aria-label={t(`hours.${add}Of`, { day })}
            onClick={() => onChange(addPeriod(hours, weekday))}
          >
            {t(`hours.${add}`)}
          </Button>
          {periods.length > 0 &&
            copies.map(({ days, name }) => (
              <Button
                key={name}
                size="sm"
                variant="subtle"
                aria-label={t(`hours.copy.${name}Of`, { day })}
                onClick={() => onChange(copyDay(hours, weekday, days))}
              >
                {t(`hours.copy.${name}`)}
              </Button>
            ))}
        </ActionBar>
      </Stack>
    </section>
  );
}
