import { listFeedbackOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusHashTarget } from '#ui/hooks/use-focus-hash-target.ts';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { FeedbackAnswer } from './feedback-answer.tsx';
import { FeedbackEntry } from './feedback-entry.tsx';

/** The member's own feedback, with the answers. */
export function OwnFeedback() {
  const { t } = useTranslation('feedback');
  const feedbackQuery = useQuery(listFeedbackOptions());
  useFocusHashTarget(feedbackQuery.data !== undefined);
  return (
    <QueryContent
      query={feedbackQuery}
      loading={<LoadingRows rows={2} height={120} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState coverArt="padel">{t('empty')}</EmptyState>}
    >
      {({ items }) => (
        <List ruled>
          {items.map((entry) => (
            <FeedbackEntry key={entry.id} entry={entry}>
              {entry.answer === null ? (
                <Note>{t('noAnswerYet')}</Note>
              ) : (
                <FeedbackAnswer by={t('answerFrom')} answer={entry.answer} />
              )}
            </FeedbackEntry>
          ))}
        </List>
      )}
    </QueryContent>
  );
}
