import { type Dispute, listDisputesInfiniteOptions } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Choices } from '#ui/controls/choices.tsx';
import { MoreButton } from '#ui/data/more-button.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import classes from '../statements.module.css';
import { AnswerSheet } from './answer-sheet.tsx';
import { DisputeRow } from './dispute-row.tsx';

/** The disputes of partners: those that wait, overdue ones on top, or those answered. */
export function DisputeList() {
  const { t } = useTranslation('platform-statements');
  const [state, setState] = useState<'open' | 'answered'>('open');
  const [answering, setAnswering] = useState<Dispute | null>(null);
  const query = { state, limit: 20 };
  const disputes = usePages({
    ...listDisputesInfiniteOptions({ query }),
    staleTime: 0,
  });
  // An answered dispute leaves the list together with the focused button.
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section, () => section.current);
  const items = disputes.items;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="disputes" className={classes.section}>
      <h2 id="disputes" className={classes.heading}>
        {t('disputes.heading')}
      </h2>
      <div className={classes.choice}>
        <Choices
          label={t('disputes.show')}
          value={state}
          choices={[
            { value: 'open', name: t('disputes.open') },
            { value: 'answered', name: t('disputes.answered') },
          ]}
          onChoose={setState}
        />
      </div>
      {disputes.isPending && <LoadingRows rows={2} height={110} />}
      {disputes.isError && <ErrorState error={disputes.error} onRetry={() => disputes.refetch()} />}
      <p role="status" className={classes.muted}>
        {disputes.isSuccess && items.length === 0 && t(`disputes.none.${state}`)}
      </p>
      <ul className={classes.list} hidden={items.length === 0}>
        {items.map((dispute) => (
          <DisputeRow key={dispute.id} dispute={dispute} onAnswer={setAnswering} />
        ))}
      </ul>
      <MoreButton pages={disputes} label={t('more')} />
      <AnswerSheet dispute={answering} onClose={() => setAnswering(null)} />
    </section>
  );
}
