import type { CancelQuote } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './cancel-sheet.module.css';

interface CancelTimelineProps {
  quote: CancelQuote;
  timeZone: string;
}

/** Timeline of now, the free cancellation deadline and the start. Decorative: the text beside it says the same. */
export function CancelTimeline({ quote, timeZone }: CancelTimelineProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const nowLabel = t('cancel.now', { time: format.time(Date.now(), timeZone) });
  return (
    <div
      className={classes.timeline}
      data-late={quote.cost !== 'free' || undefined}
      aria-hidden="true"
    >
      <span className={classes.free}>
        {t(quote.drop_in ? 'cancel.refundPart' : 'cancel.freePart')}
      </span>
      <span className={classes.paid}>
        {t(quote.drop_in ? 'cancel.noRefundPart' : 'cancel.visitPart')}
      </span>
      <span className={classes.freeLine} />
      <span className={classes.paidLine} />
      <span className={classes.deadline} />
      <span className={classes.now} />
      <span className={classes.deadlineLabel}>{format.time(quote.free_until, timeZone)}</span>
      <span className={classes.nowLabel}>{nowLabel}</span>
    </div>
  );
}
