import { type EligibilityRule, getCancelQuoteOptions } from '@pulse/contract/client';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { afterGivingUp } from './after-giving-up.ts';
import { RefusalSuggestion } from './refusal-suggestion.tsx';

interface ClashSuggestionProps {
  clash: { id: string; title: string };
  rules: readonly EligibilityRule[];
}

/** The booking that overlaps: what giving it up would make possible, and what that costs now. */
export function ClashSuggestion({ clash, rules }: ClashSuggestionProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { data: quote } = useQuery({
    ...getCancelQuoteOptions({ path: { id: clash.id } }),
    staleTime: 0,
  });
  const after = quote ? afterGivingUp(rules, quote) : 'neither';
  const costText = () => {
    if (after === 'neither' || !quote) return '';
    if (quote.drop_in?.state === 'kept')
      return t('refusal.giveUp.kept', { amount: format.money(quote.drop_in.amount) });
    return t(quote.cost === 'free' ? 'refusal.giveUp.free' : 'refusal.giveUp.visit');
  };
  return (
    <RefusalSuggestion
      icon={IconCalendarEvent}
      to="/app/bookings?view=upcoming"
      title={t('refusal.suggestion.clash', { title: clash.title })}
      note={`${t(`refusal.giveUp.${after}`)} ${costText()}`.trim()}
    />
  );
}
