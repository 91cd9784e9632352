import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { RollingText } from '#ui/display/rolling-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Facts } from '#ui/layout/facts.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { ClassCover } from '../../class-details/class-cover.tsx';
import { ClassDetails } from '../../class-details/class-details.tsx';
import { ClassAlternatives } from '../../class-to-book/class-alternatives.tsx';
import { useDayLabel } from '../../use-day-label.ts';
import type { BookPanelProps } from '../book-panel-props.ts';
import classes from '../book-sheet.module.css';
import { BookingError } from './booking-error.tsx';
import { CancellationDeadline } from './cancellation-deadline.tsx';
import { SessionTimeAndPlace } from './session-time-and-place.tsx';

/** A full class: the waitlist position the member would get, and how freed places are offered. */
export function WaitlistPanel({ session, bookMutation }: BookPanelProps) {
  const { t } = useTranslation('bookings');
  const dayLabel = useDayLabel('inSentence');
  const format = useFormat();
  const { confirms_until: confirmsUntil, time_zone, waitlisted } = session;
  const when = `${dayLabel(confirmsUntil, time_zone)}, ${format.time(confirmsUntil, time_zone)}`;
  return (
    <Stack>
      <ClassCover session={session} />
      <Text strong>{session.title}</Text>
      <SessionTimeAndPlace session={session} />
      <BookingError error={bookMutation.error} />
      <Row align="center" gap={4} wrap={false} className={classes.position}>
        <Numeral size={1}>
          <RollingText>{String(waitlisted + 1)}</RollingText>
        </Numeral>
        <p>
          {t('book.waitlist.position', { position: waitlisted + 1 })}{' '}
          {Date.parse(confirmsUntil) > Date.now()
            ? t('note.confirmedByItself', { when })
            : t('note.heldForYou')}
        </p>
      </Row>
      <Facts className={classes.summary}>
        <CancellationDeadline session={session} />
      </Facts>
      <Stack gap={3} className={classes.actions}>
        <Button
          variant="primary"
          size="lg"
          fullWidth
          loading={bookMutation.isPending}
          onClick={() => bookMutation.mutate('waitlist')}
          data-autofocus
        >
          {t('book.waitlist.join')}
        </Button>
        <Text size="small" tone="faint" className={classes.hint}>
          {t('book.waitlist.costs')}
        </Text>
      </Stack>
      <ClassAlternatives session={session} />
      <ClassDetails session={session} />
    </Stack>
  );
}
