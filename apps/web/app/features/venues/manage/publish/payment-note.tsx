import type { PartnerVenue } from '@pulse/contract/client';
import { localDateOf, MINUTE, visitPaymentOn } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { Stack } from '#ui/layout/stack.tsx';
import classes from '../manage.module.css';

interface PaymentNoteProps {
  venue: Pick<PartnerVenue, 'status' | 'time_zone' | 'paid_from' | 'rates_proposed_from'>;
  /** Whether the reader may answer proposed rates. */
  canAnswer: boolean;
}

/** Says that visits of a venue are not paid, and what ends that; nothing once a rate is in force. */
export function PaymentNote({ venue, canAnswer }: PaymentNoteProps) {
  const { t } = useTranslation('partner-venues');
  const format = useFormat();
  const { status, time_zone, paid_from, rates_proposed_from } = venue;
  const today = localDateOf(useNow(MINUTE), time_zone);
  const payment = visitPaymentOn(today, paid_from);
  if (payment === 'paid' || status === 'archived') return null;
  const isProposed = rates_proposed_from !== null && rates_proposed_from > today;
  const date = paid_from ? format.date(`${paid_from}T00:00:00Z`, 'fullDate', 'UTC') : '';
  const tense = status === 'published' ? 'published' : 'draft';
  return (
    <Stack gap={2} className={classes.unpaid}>
      <p>{t(`payment.${payment}.${tense}`, { date })}</p>
      {payment === 'unpaid' && <p>{t(isProposed ? 'payment.proposed' : 'payment.waits')}</p>}
      {payment === 'unpaid' && isProposed && canAnswer && (
        <ActionLink to="/app/partner/statement">{t('payment.answer')}</ActionLink>
      )}
    </Stack>
  );
}
