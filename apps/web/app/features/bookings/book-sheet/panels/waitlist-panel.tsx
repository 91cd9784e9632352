import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { RollingText } from '#ui/display/rolling-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { ClassCover } from '../../class-details/class-cover.tsx';
import { ClassDetails } from '../../class-details/class-details.tsx';
import { ClassAlternatives } from '../../class-to-book/class-alternatives.tsx';
import { dayLabel } from '../../day-label.ts';
import type { BookPanelProps } from '../book-panel-props.ts';
import classes from '../book-sheet.module.css';
import { BookingError } from './booking-error.tsx';
import { CancellationDeadline } from './cancellation-deadline.tsx';
import { SessionTimeAndPlace } from './session-time-and-place.tsx';

/** A full class: the waitlist position the member would get, and how freed places are offered. */
export function WaitlistPanel({ session, bookMutation }: BookPanelProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { confirms_until: confirmsUntil, time_zone, waitlisted } = session;
  const now = Date.now();
  const dayLabels = { today: t('inToday'), tomorrow: t('inTomorrow') };
  const when = `${dayLabel(confirmsUntil, time_zone, now, format, dayLabels)}, ${format.time(confirmsUntil, time_zone)}`;
  return (
    <Stack>
      <ClassCover session={session} />
      <Text strong>{session.title}</Text>
      <SessionTimeAndPlace session={session} />
      <BookingError error={bookMutation.error} />
      <Row align="center" gap={4} wrap={false} className={classes.position}>
        <RollingText className={classes.number}>{String(waitlisted + 1)}</RollingText>
        <p>
          {t('book.waitlist.position', { position: waitlisted + 1 })}{' '}
          {Date.parse(confirmsUntil) > now
            ? t('note.confirmedByItself', { when })
            : t('note.heldForYou')}
        </p>
      </Row>
      <dl className={classes.summary}>
        <CancellationDeadline session={session} />
      </dl>
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
