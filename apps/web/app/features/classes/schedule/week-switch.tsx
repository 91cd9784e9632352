import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { Action, ActionLink } from '#ui/controls/action.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './class-schedule.module.css';
import { usePrefetchWeek } from './use-prefetch-week.ts';

interface WeekSwitchProps {
  venueId: string;
  /** The days shown, YYYY-MM-DD. */
  days: readonly string[];
  /** 0 is the week that begins today; negative ones are over. */
  weeksAhead: number;
  onChange: (weeksAhead: number) => void;
}

/** Chooses the week of the schedule, and leads to the closed days of the venue. */
export function WeekSwitch({ venueId, days, weeksAhead, onChange }: WeekSwitchProps) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  const prefetchWeek = usePrefetchWeek(venueId, days[0] ?? '');
  const formatDay = (day = '') => format.date(`${day}T12:00:00Z`, 'date', 'UTC');
  return (
    <Row gap={2} align="center" className={classes.week}>
      <IconButton label={t('week.previous')} onClick={() => onChange(weeksAhead - 1)}>
        <IconChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <Text as="span" strong aria-live="polite">
        {t('week.range', { from: formatDay(days[0]), until: formatDay(days.at(-1)) })}
      </Text>
      <IconButton label={t('week.next')} onClick={() => onChange(weeksAhead + 1)}>
        <IconChevronRight size={20} aria-hidden="true" />
      </IconButton>
      {weeksAhead !== 0 && (
        <Action variant="subtle" onClick={() => onChange(0)}>
          {t('week.current')}
        </Action>
      )}
      <ActionLink
        to={`/app/partner/class-schedule?venue=${venueId}&week=${days[0]}`}
        className={classes.calendar}
        prefetch="viewport"
        {...prefetchWeek}
      >
        {t('week.calendar')}
      </ActionLink>
      <ActionLink to={`/app/partner/venues/${venueId}/closures`} variant="subtle">
        {t('week.closedDays')}
      </ActionLink>
    </Row>
  );
}
