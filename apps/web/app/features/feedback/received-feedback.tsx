import { listReceivedFeedbackInfiniteOptions } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Choices } from '#ui/controls/choices.tsx';
import { PagedList } from '#ui/data/paged-list.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AnswerForm } from './answer-form.tsx';
import classes from './feedback.module.css';
import { FeedbackAnswer } from './feedback-answer.tsx';
import { FeedbackEntry } from './feedback-entry.tsx';

const states = ['unanswered', 'answered'] as const;

/** The feedback of all members, for those who answer it. */
export default function ReceivedFeedback() {
  const { t } = useTranslation('feedback');
  const [state, setState] = useState<(typeof states)[number]>('unanswered');
  const list = usePages({
    ...listReceivedFeedbackInfiniteOptions({ query: { state } }),
    // Colleagues answer as well, so the list is always refetched.
    staleTime: 0,
  });
  return (
    <Stack gap={5} className={classes.panel}>
      <Choices
        label={t('received.filter')}
        value={state}
        choices={states.map((value) => ({ value, name: t(`received.${value}`) }))}
        onChoose={setState}
      />
      <PagedList
        pages={list}
        loading={<LoadingRows rows={3} height={180} />}
        empty={<EmptyState coverArt="breath">{t(`received.none.${state}`)}</EmptyState>}
        ruled
        row={(entry) => (
          <FeedbackEntry key={entry.id} entry={entry} author={entry.member.full_name}>
            {entry.answer === null ? (
              <AnswerForm entry={entry} />
            ) : (
              <FeedbackAnswer
                by={t('received.by', { name: entry.answered_by ?? t('received.somebody') })}
                answer={entry.answer}
              />
            )}
          </FeedbackEntry>
        )}
      />
    </Stack>
  );
}
