import type { ClassSessionDetail } from '@pulse/contract/client';
import { IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { changeQuoteOptions } from '#ui/choices/change-quote-options.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { RefusalSuggestion } from './refusal-suggestion.tsx';
import type { Upgrade } from './use-upgrade.ts';

interface UpgradeSuggestionProps {
  session: ClassSessionDetail;
  upgrade: Upgrade;
}

/** Offers the larger plan that includes a class: what it costs today, and what it brings. */
export function UpgradeSuggestion({ session, upgrade }: UpgradeSuggestionProps) {
  const { t } = useTranslation('bookings');
  const { t: tMemberships } = useTranslation('memberships');
  const format = useFormat();
  const { plan, raises, interval } = upgrade;
  const { data: quote } = useQuery(
    changeQuoteOptions({ plan_code: plan.code, billing_interval: interval }),
  );
  if (!quote?.now) return null;
  const brings = {
    classes_per_day: tMemberships('allows.day', { count: plan.classes_per_day }),
    visits_per_month:
      plan.visits_per_month === null
        ? tMemberships('allows.unlimited')
        : tMemberships('allows.month', { count: plan.visits_per_month }),
    plus_visits_per_month: t('refusal.suggestion.plusVisits', {
      count: plan.plus_visits_per_month,
    }),
  };
  return (
    <RefusalSuggestion
      icon={IconArrowUp}
      to={`/app/membership/change?plan=${plan.code}&interval=${interval}&session=${session.id}`}
      title={t('refusal.suggestion.upgrade', {
        plan: tMemberships(`plan.${plan.code}`),
        price: format.money(quote.now.charge),
      })}
      note={raises.map((limit) => brings[limit]).join(', ')}
    />
  );
}
