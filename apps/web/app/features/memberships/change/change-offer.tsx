import { Button } from '@mantine/core';
import type { ChangeQuote } from '@pulse/contract/client';
import { classSessionOfPath } from '@pulse/domain';
import { useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { TouchedBookings } from '../manage/touched-bookings.tsx';
import { OfferFigures } from './offer-figures.tsx';
import { useChangePlan } from './use-change-plan.ts';
import type { PlanSelection } from './use-plan-selection.ts';
import { useQuote } from './use-quote.ts';

interface ChangeOfferProps {
  selection: PlanSelection;
  timeZone: string;
}

/**
 * What a change costs and when it begins, and the button that agrees to exactly these figures. When
 * they no longer hold, the new ones are shown and have to be agreed to.
 */
export function ChangeOffer({ selection, timeZone }: ChangeOfferProps) {
  const { t } = useTranslation('membership-changes');
  const { t: plans } = useTranslation('memberships');
  const format = useFormat();
  const { quote, replaceQuote } = useQuote(selection);
  const classSessionId = classSessionOfPath(useLocation().search);
  const change = useChangePlan(replaceQuote, classSessionId);
  const isStale = change.isError && toFailure(change.error).code === 'quote_stale';
  const plan = plans(`plan.${selection.plan_code}`);
  const agree = ({ now, renewal }: ChangeQuote) => {
    if (now && now.charge.amount_minor > 0)
      return t('change.pay', { plan, price: format.money(now.charge) });
    if (now) return t('change.now', { plan });
    return t('change.atRenewal', { date: format.date(renewal.at, 'date', timeZone) });
  };
  return (
    <QueryContent query={quote} loading={<LoadingRows rows={2} height={96} />}>
      {(data) => (
        <Stack>
          {change.failureText && (
            <FailureNote>{isStale ? t('change.stale') : change.failureText}</FailureNote>
          )}
          <OfferFigures quote={data} timeZone={timeZone} />
          <TouchedBookings title={t('change.above')} bookings={data.bookings_above_plan} />
          <Button
            variant="primary"
            size="lg"
            fullWidth
            loading={change.isPending}
            onClick={() =>
              change.mutate({
                body: {
                  quote_id: data.id,
                  ...(classSessionId && { class_session_id: classSessionId }),
                },
              })
            }
          >
            {agree(data)}
          </Button>
        </Stack>
      )}
    </QueryContent>
  );
}
