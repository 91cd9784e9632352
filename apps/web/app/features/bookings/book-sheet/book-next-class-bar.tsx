import { Button } from '@mantine/core';
import type { ClassSession, Eligibility } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import { useDayLabel } from '../use-day-label.ts';
import classes from './book-sheet.module.css';

interface BookNextClassBarProps {
  session: ClassSession;
  eligibility: Eligibility;
  onSelect: (session: ClassSession) => void;
}

/** The primary action of a venue page: the next bookable class, with its free cancellation deadline and its cost. */
export function BookNextClassBar({ session, eligibility, onSelect }: BookNextClassBarProps) {
  const { t } = useTranslation('bookings');
  const dayLabel = useDayLabel('inSentence');
  const format = useFormat();
  const { free_cancel_until, uses } = eligibility;
  const timeZone = session.time_zone;
  const visitsLeft = uses.visits_left_after;
  return (
    <aside className={classes.bar} aria-label={session.title}>
      <Text as="div" size="small" tone="quiet" className={classes.cost}>
        <Text strong>
          {t('book.bar.free', {
            day: dayLabel(free_cancel_until, timeZone),
            time: format.time(free_cancel_until, timeZone),
          })}
        </Text>
        <p>
          {visitsLeft === null ? t('book.oneVisit') : t('book.bar.uses', { count: visitsLeft })}
        </p>
      </Text>
      <Button variant="primary" size="md" onClick={() => onSelect(session)}>
        {t('book.book', { time: session.local_start })}
      </Button>
    </aside>
  );
}
