import {
  type ClassSessionDetail,
  listPlansOptions,
  type Plan,
  startCheckoutMutation,
} from '@pulse/contract/client';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { navigateToUrl } from '#ui/page/navigate-to-url.ts';
import { RefusalSuggestion } from './refusal-suggestion.tsx';

/** The plans that cover a class: choosing one leads to its payment, and back to the class. */
export default function PlanSuggestions({ session }: { session: ClassSessionDetail }) {
  const plans = useQuery(listPlansOptions());
  const navigate = useNavigate();
  const checkout = useAction(startCheckoutMutation(), {
    onDone: ({ checkout_url }) => navigateToUrl(checkout_url, navigate),
    failure: 'note',
  });
  const choose = (plan: Plan) =>
    checkout.mutate({ body: { plan_code: plan.code, class_session_id: session.id } });
  // A plan without plus visits would be paid in vain.
  const covering = (plans.data?.items ?? []).filter(
    (plan) => session.tier === 'standard' || plan.plus_visits_per_month > 0,
  );
  return (
    <>
      {checkout.failureText && (
        <li>
          <FailureNote>{checkout.failureText}</FailureNote>
        </li>
      )}
      {covering.map((plan) => (
        <PlanSuggestion
          key={plan.code}
          plan={plan}
          busy={checkout.isPending}
          onChoose={() => choose(plan)}
        />
      ))}
    </>
  );
}

interface PlanSuggestionProps {
  plan: Plan;
  busy: boolean;
  onChoose: () => void;
}

function PlanSuggestion({ plan, busy, onChoose }: PlanSuggestionProps) {
  const { t } = useTranslation('bookings');
  const { t: tMemberships } = useTranslation('memberships');
  const format = useFormat();
  const name = tMemberships(`plan.${plan.code}`);
  const price = plan.monthly_price;
  const visits =
    plan.visits_per_month === null
      ? tMemberships('allows.unlimited')
      : tMemberships('allows.month', { count: plan.visits_per_month });
  return (
    <RefusalSuggestion
      icon={IconTicket}
      onClick={onChoose}
      busy={busy}
      title={
        price
          ? t('refusal.suggestion.plan', { plan: name, price: format.money(price) })
          : tMemberships('choose', { plan: name })
      }
      note={`${visits}, ${tMemberships('allows.day', { count: plan.classes_per_day })}`}
    />
  );
}
