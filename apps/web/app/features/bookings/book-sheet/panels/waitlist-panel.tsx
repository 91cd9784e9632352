import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { RollingText } from '#ui/display/figures/rolling-text.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { ClassCover } from '../../class-details/class-cover.tsx';
import { ClassDetails } from '../../class-details/class-details.tsx';
import { ClassAlternatives } from '../../class-to-book/class-alternatives.tsx';
import { waitlistText, waitlistTextChangesAt } from '../../texts/waitlist-text.ts';
import { useFormatWhen } from '../../use-format-when.ts';
import { useNowUntil } from '../../use-now-until.ts';
import type { BookPanelProps } from '../book-panel-props.ts';
import classes from '../book-sheet.module.css';
import { BookingCommitment } from './booking-commitment.tsx';
import { BookingError } from './booking-error.tsx';
import { SessionTimeAndPlace } from './session-time-and-place.tsx';

/** A full class: the waitlist position the member would get, and how freed places are offered. */
export function WaitlistPanel({ session, bookMutation }: BookPanelProps) {
  const { t } = useTranslation('bookings');
  const { confirms_until: confirmsUntil, time_zone, waitlisted } = session;
  const terms = { startsAt: session.starts_at, confirmsUntil };
  const now = useNowUntil((at) => waitlistTextChangesAt(terms, at));
  const formatWhen = useFormatWhen(time_zone);
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
          {waitlistText(terms, now, t, formatWhen)}
        </p>
      </Row>
      <ClassAlternatives session={session} />
      <ClassDetails session={session} />
      <Stack gap={3} className={`${classes.actions} ${classes.stickyActions}`}>
        <Text size="small">{t('book.waitlist.costs')}</Text>
        <BookingCommitment session={session} />
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
      </Stack>
    </Stack>
  );
}
