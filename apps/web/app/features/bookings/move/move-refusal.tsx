import type { Booking, ClassSession, MoveQuote } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { eligibilityRuleLabels } from '../book-sheet/refusal/eligibility-rule-labels.ts';
import { RefusalRule } from '../book-sheet/refusal/refusal-rule.tsx';
import { notAllowedText } from '../texts/not-allowed-text.ts';

interface MoveRefusalProps {
  booking: Booking;
  target: ClassSession;
  quote: MoveQuote;
}

/** Why the booking cannot be moved to the chosen class: the place cannot be given up, or a rule fails. */
export function MoveRefusal({ booking, target, quote }: MoveRefusalProps) {
  const { t } = useTranslation('move');
  const { t: tBookings } = useTranslation('bookings');
  const format = useFormat();
  if (!quote.cancel.allowed)
    return <Text>{notAllowedText(booking, quote.cancel, tBookings, format)}</Text>;
  const failed = quote.eligibility.rules.filter(({ passed }) => !passed);
  return (
    <Stack gap={3}>
      <Text strong>{t('refused')}</Text>
      <List>
        {failed.map((rule) => {
          const labels = eligibilityRuleLabels(rule, null, target.time_zone, tBookings, format);
          return labels && <RefusalRule key={rule.code} passed={false} labels={labels} />;
        })}
      </List>
      <Text tone="quiet">{t('refusedStays')}</Text>
    </Stack>
  );
}
