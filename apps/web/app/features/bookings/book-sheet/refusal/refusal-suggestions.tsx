import { IconCalendarSearch, IconCash, IconTicket } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import toBook from '../../class-to-book/class-to-book.module.css';
import { refundText } from '../../texts/commitment-text.ts';
import { useFormatWhen } from '../../use-format-when.ts';
import type { BookPanelProps } from '../book-panel-props.ts';
import { ClashSuggestion } from './clash-suggestion.tsx';
import { hasNoPlan } from './has-no-plan.ts';
import { OtherDatesSuggestion } from './other-dates-suggestion.tsx';
import { failedBeyondPayment } from './payable-rules.ts';
import classes from './refusal-panel.module.css';
import { RefusalSuggestion } from './refusal-suggestion.tsx';
import { UpgradeSuggestion } from './upgrade-suggestion.tsx';
import { useUpgrade } from './use-upgrade.ts';

// Most members have a plan.
const PlanSuggestions = lazy(() => import('./plan-suggestions.tsx'));

const planRules = [
  'membership_required',
  'daily_limit_reached',
  'monthly_limit_reached',
  'plus_limit_reached',
];

/** Suggestions after a refusal: pay as drop-in, see the overlapping booking, other dates, or the plans. */
export function RefusalSuggestions({ session, eligibility, bookMutation }: BookPanelProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const formatWhen = useFormatWhen(session.time_zone);
  const now = Date.now();
  const { rules, drop_in_allowed, drop_in_price } = eligibility;
  const failed = rules.filter((rule) => !rule.passed);
  const isNewcomer = hasNoPlan(rules);
  // There the title of the sheet is the question that these answer.
  const isOffer = isNewcomer && failedBeyondPayment(rules).length === 0;
  const clash = failed.find((rule) => rule.code === 'overlapping_booking')?.details.booking;
  const planState = rules.find((rule) => rule.code === 'membership_required')?.details.state;
  const hasPlan = planState != null && planState !== 'ended';
  const failedByPlan = failed.filter((rule) => planRules.includes(rule.code));
  const upgrade = useUpgrade(rules);
  const startsAfresh = failedByPlan.some((rule) => rule.passes_at);
  return (
    <Stack as="section" gap={3} className={classes.suggestions}>
      {!isOffer && (
        <Heading level={3} size={4}>
          {t('refusal.suggestions')}
        </Heading>
      )}
      <List className={toBook.list}>
        {clash && <ClashSuggestion clash={clash} rules={rules} />}
        {drop_in_allowed && drop_in_price && (
          <RefusalSuggestion
            icon={IconCash}
            onClick={() => bookMutation.mutate('drop_in')}
            busy={bookMutation.isPending}
            title={t('refusal.suggestion.pay', { price: format.money(drop_in_price) })}
            note={[
              t(hasPlan ? 'refusal.suggestion.payNote' : 'refusal.suggestion.payNoteWithoutPlan'),
              refundText(session, now, t, formatWhen),
            ].join('. ')}
          />
        )}
        {isNewcomer && (
          <Suspense>
            <PlanSuggestions session={session} />
          </Suspense>
        )}
        {upgrade && <UpgradeSuggestion session={session} upgrade={upgrade} />}
        {failedByPlan.length > 0 && (startsAfresh || !upgrade) && (
          <RefusalSuggestion
            icon={IconTicket}
            to={`/app/membership?session=${session.id}`}
            title={t(isNewcomer ? 'refusal.suggestion.choosePlan' : 'refusal.suggestion.seePlan')}
            note={t(`refusal.suggestion.${planNote(isNewcomer, startsAfresh)}`)}
          />
        )}
        <OtherDatesSuggestion session={session} rules={failed} icon={IconCalendarSearch} />
      </List>
    </Stack>
  );
}

function planNote(isNewcomer: boolean, startsAfresh: boolean) {
  if (isNewcomer) return 'choosePlanNote' as const;
  return startsAfresh ? 'seePlanNote' : 'seePlanIncludes';
}
