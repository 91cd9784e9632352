import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import { TouchedBookings } from '../manage/touched-bookings.tsx';
import classes from './change-plan.module.css';
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
  const change = useChangePlan(replaceQuote);
  if (quote.isPending) return <LoadingRows rows={2} height={96} />;
  if (quote.isError) return <ErrorState error={quote.error} onRetry={() => quote.refetch()} />;
  const { now, renewal, bookings_above_plan: above } = quote.data;
  const failure = change.isError ? toFailure(change.error) : null;
  const plan = plans(`plan.${selection.plan_code}`);
  const agree = () => {
    if (now && now.charge.amount_minor > 0)
      return t('change.pay', { plan, price: format.money(now.charge) });
    if (now) return t('change.now', { plan });
    return t('change.atRenewal', { date: format.date(renewal.at, 'date', timeZone) });
  };
  return (
    <div className={classes.figures}>
      {failure && (
        <FailureNote>
          {failure.code === 'quote_stale' ? t('change.stale') : (failure.detail ?? t('failed'))}
        </FailureNote>
      )}
      <OfferFigures quote={quote.data} timeZone={timeZone} />
      <TouchedBookings title={t('change.above')} bookings={above} />
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={change.isPending}
        onClick={() => change.mutate({ body: { quote_id: quote.data.id } })}
      >
        {agree()}
      </Button>
    </div>
  );
}
