import { listReceivedFeedbackInfiniteOptions } from '@pulse/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Choices } from '#ui/controls/choices.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { AnswerForm } from './answer-form.tsx';
import classes from './feedback-entry.module.css';
import { FeedbackEntry } from './feedback-entry.tsx';
import panel from './received-feedback.module.css';

const states = ['unanswered', 'answered'] as const;

/** The feedback of all members, for those who answer it. */
export default function ReceivedFeedback() {
  const { t } = useTranslation('feedback');
  const [state, setState] = useState<(typeof states)[number]>('unanswered');
  const list = useInfiniteQuery({
    ...listReceivedFeedbackInfiniteOptions({ query: { state } }),
    initialPageParam: {},
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // Colleagues answer as well, so the list is always refetched.
    staleTime: 0,
  });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={panel.panel}>
      <Choices
        label={t('received.filter')}
        value={state}
        choices={states.map((value) => ({ value, name: t(`received.${value}`) }))}
        onChoose={setState}
      />
      {list.isPending && <LoadingRows rows={3} height={180} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <EmptyState coverArt="breath">{t(`received.none.${state}`)}</EmptyState>
      )}
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((entry) => (
            <FeedbackEntry key={entry.id} entry={entry} author={entry.member.full_name}>
              {entry.answer === null ? (
                <AnswerForm entry={entry} />
              ) : (
                <div className={classes.answer}>
                  <p className={classes.answeredBy}>
                    {t('received.by', { name: entry.answered_by ?? t('received.somebody') })}
                  </p>
                  <p className={classes.message}>{entry.answer}</p>
                </div>
              )}
            </FeedbackEntry>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Action disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('received.more')}
        </Action>
      )}
    </div>
  );
}
