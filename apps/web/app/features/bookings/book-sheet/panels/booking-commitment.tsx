import type { ClassSessionDetail, Eligibility } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import { cancellationText, usesText } from '../../texts/commitment-text.ts';
import { useDayLabel } from '../../use-day-label.ts';
import { useNowUntil } from '../../use-now-until.ts';

interface BookingCommitmentProps {
  session: ClassSessionDetail;
  /** What it uses; without it only the deadline is said. */
  uses?: Eligibility['uses'];
}

/** What a member agrees to with the button below it: the deadline of cancelling, and what it uses. */
export function BookingCommitment({ session, uses }: BookingCommitmentProps) {
  const { t } = useTranslation('bookings');
  const dayLabel = useDayLabel('inSentence');
  const format = useFormat();
  const { free_cancel_until: freeUntil, time_zone: zone } = session;
  const now = useNowUntil((at) => (at < Date.parse(freeUntil) ? Date.parse(freeUntil) : null));
  const { deadline, after } = cancellationText(session, now, t, (instant) => ({
    day: dayLabel(instant, zone, now),
    time: format.time(instant, zone),
  }));
  return (
    <Text as="div" size="small" tone="quiet">
      <Text strong tone="ink">
        {uses && `${usesText(uses, t)}. `}
        {deadline}.
      </Text>
      {uses?.plus_visit && <p>{t('book.plusVisit')}.</p>}
      {after && <p>{after}.</p>}
    </Text>
  );
}
