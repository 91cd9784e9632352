import { IconCalendarEvent, IconCalendarSearch, IconCash, IconTicket } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import toBook from '../../class-to-book/class-to-book.module.css';
import type { BookPanelProps } from '../book-panel-props.ts';
import { hasNoPlan } from './has-no-plan.ts';
import { OtherDatesSuggestion } from './other-dates-suggestion.tsx';
import classes from './refusal-panel.module.css';
import { RefusalSuggestion } from './refusal-suggestion.tsx';

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
  const { rules, drop_in_allowed, drop_in_price } = eligibility;
  const failed = rules.filter((rule) => !rule.passed);
  const isNewcomer = hasNoPlan(rules);
  const clash = failed.find((rule) => rule.code === 'overlapping_booking')?.details.booking;
  const planState = rules.find((rule) => rule.code === 'membership_required')?.details.state;
  const hasPlan = planState != null && planState !== 'ended';
  const failedByPlan = failed.some((rule) => planRules.includes(rule.code));
  return (
    <Stack as="section" gap={3} className={classes.suggestions}>
      <Heading level={3} size={4}>
        {t('refusal.suggestions')}
      </Heading>
      <List className={toBook.list}>
        {clash && (
          <RefusalSuggestion
            icon={IconCalendarEvent}
            to="/app/bookings?view=upcoming"
            title={t('refusal.suggestion.clash', { title: clash.title })}
            note={t('refusal.suggestion.clashNote')}
          />
        )}
        {drop_in_allowed && drop_in_price && (
          <RefusalSuggestion
            icon={IconCash}
            onClick={() => bookMutation.mutate('drop_in')}
            busy={bookMutation.isPending}
            title={t('refusal.suggestion.pay', { price: format.money(drop_in_price) })}
            note={t(
              hasPlan ? 'refusal.suggestion.payNote' : 'refusal.suggestion.payNoteWithoutPlan',
            )}
          />
        )}
        {isNewcomer && (
          <Suspense>
            <PlanSuggestions session={session} />
          </Suspense>
        )}
        {failedByPlan && (
          <RefusalSuggestion
            icon={IconTicket}
            to={`/app/membership?session=${session.id}`}
            title={t(isNewcomer ? 'refusal.suggestion.choosePlan' : 'refusal.suggestion.seePlan')}
            note={t(
              isNewcomer ? 'refusal.suggestion.choosePlanNote' : 'refusal.suggestion.seePlanNote',
            )}
          />
        )}
        <OtherDatesSuggestion session={session} rules={failed} icon={IconCalendarSearch} />
      </List>
    </Stack>
  );
}
