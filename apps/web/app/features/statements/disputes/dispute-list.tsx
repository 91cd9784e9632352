import { type Dispute, listDisputesInfiniteOptions } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Choices } from '#ui/controls/choices.tsx';
import { PagedList } from '#ui/data/paged-list.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import classes from '../statements.module.css';
import { AnswerForm } from './answer-form.tsx';
import { DisputeRow } from './dispute-row.tsx';

/** The disputes of partners: those that wait, overdue ones on top, or those answered. */
export function DisputeList() {
  const { t } = useTranslation('platform-statements');
  const [state, setState] = useState<'open' | 'answered'>('open');
  const [answering, setAnswering] = useState<Dispute | null>(null);
  const close = () => setAnswering(null);
  const query = { state, limit: 20 };
  const disputes = usePages({ ...listDisputesInfiniteOptions({ query }), staleTime: 0 });
  // An answered dispute leaves the list together with the focused button.
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section, () => section.current);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="disputes" className={classes.section}>
      <Stack>
        <Heading id="disputes">{t('disputes.heading')}</Heading>
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
        <PagedList
          pages={disputes}
          loading={<LoadingRows rows={2} height={110} />}
          empty={<Note role="status">{t(`disputes.none.${state}`)}</Note>}
          row={(dispute) => (
            <DisputeRow key={dispute.id} dispute={dispute} onAnswer={setAnswering} />
          )}
          ruled
        />
      </Stack>
      <Sheet opened={answering !== null} onClose={close} title={t('answer.title')}>
        {answering && <AnswerForm dispute={answering} onClose={close} />}
      </Sheet>
    </section>
  );
}
