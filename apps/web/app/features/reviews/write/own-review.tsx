import { Button } from '@mantine/core';
import { deleteReviewMutation, getOwnReviewOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { ReviewCard } from '../list/review-card.tsx';
import classes from '../reviews.module.css';
import { ReviewSheet } from './review-sheet.tsx';
import { TakenDown } from './taken-down.tsx';

/** The reader's own review, or a button to write one, or what is required for it. */
export function OwnReview({ venue }: { venue: { id: string; name: string } }) {
  const { t } = useTranslation('reviews');
  const own = useQuery(getOwnReviewOptions({ path: { id: venue.id } }));
  const [writing, setWriting] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const refetch = useRefetch();
  const remove = useAction(deleteReviewMutation(), {
    done: t('form.deleted'),
    onDone: async () => {
      setDeleting(false);
      await refetch(['reviews', 'venues']);
      // The button that opened the dialog is gone.
      container.current?.focus();
    },
    failure: 'note',
  });
  if (!own.data) return null;
  const { review, taken_down, allowed, rules } = own.data;
  const failed = rules.find((rule) => !rule.passed)?.code;
  const needsVisit = failed === 'review_taken_down';

  return (
    <div ref={container} tabIndex={-1} className={classes.own}>
      {review && (
        <>
          <Heading level={3} size={4}>
            {t('own')}
          </Heading>
          <ReviewCard review={review} venueName={venue.name}>
            {taken_down && <TakenDown {...taken_down} needsVisit={needsVisit} />}
            <Row gap={2}>
              {!taken_down && (
                <Button size="sm" onClick={() => setWriting(true)}>
                  {t('edit')}
                </Button>
              )}
              <Button
                size="sm"
                variant={taken_down ? 'default' : 'subtle'}
                onClick={() => setDeleting(true)}
              >
                {t('delete')}
              </Button>
            </Row>
          </ReviewCard>
        </>
      )}
      {allowed && <Button onClick={() => setWriting(true)}>{t('write')}</Button>}
      {!review && needsVisit && <Text tone="quiet">{t('takenDown.gone')}</Text>}
      {failed === 'review_needs_visit' && <Text tone="quiet">{t('needsVisit')}</Text>}
      <ReviewSheet
        venue={venue}
        review={review}
        opened={writing}
        onClose={() => setWriting(false)}
      />
      <ConfirmAction
        opened={deleting}
        words={{
          title: t('deleteTitle'),
          confirm: t('delete'),
          cancel: t('keep'),
          destructive: true,
        }}
        action={remove}
        onConfirm={() => review && remove.mutate({ path: { id: review.id } })}
        onClose={() => setDeleting(false)}
      >
        {t('deleteText')}
      </ConfirmAction>
    </div>
  );
}
