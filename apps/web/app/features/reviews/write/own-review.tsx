import { Button } from '@mantine/core';
import { deleteReviewMutation, getOwnReviewOptions } from '@pulse/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { ReviewCard } from '../list/review-card.tsx';
import { useRefreshReviews } from '../list/use-reviews.ts';
import classes from './own-review.module.css';
import { ReviewSheet } from './review-sheet.tsx';
import { TakenDown } from './taken-down.tsx';

/** The reader's own review, or a button to write one, or what is required for it. */
export function OwnReview({ venue }: { venue: { id: string; name: string } }) {
  const { t } = useTranslation('reviews');
  const own = useQuery(getOwnReviewOptions({ path: { id: venue.id } }));
  const remove = useMutation(deleteReviewMutation());
  const refresh = useRefreshReviews(venue.id);
  const [writing, setWriting] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  if (!own.data) return null;
  const { review, taken_down, allowed, rules } = own.data;
  const failed = rules.find((rule) => !rule.passed)?.code;
  const needsVisit = failed === 'review_taken_down';

  const confirmDelete = () => {
    if (!review) return;
    remove.mutate(
      { path: { id: review.id } },
      {
        onSuccess: async () => {
          setDeleting(false);
          await refresh();
          // The button that opened the dialog is gone.
          container.current?.focus();
          toastSuccess(t('form.deleted'));
        },
        onError: (error) => {
          setDeleting(false);
          toastFailure(toFailure(error).detail ?? t('form.failed'));
        },
      },
    );
  };
  return (
    <div ref={container} tabIndex={-1} className={classes.own}>
      {review && (
        <>
          <h3 className={classes.title}>{t('own')}</h3>
          <ReviewCard review={review} venueName={venue.name}>
            {taken_down && <TakenDown {...taken_down} needsVisit={needsVisit} />}
            <div className={classes.actions}>
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
            </div>
          </ReviewCard>
        </>
      )}
      {allowed && (
        <Button className={classes.write} onClick={() => setWriting(true)}>
          {t('write')}
        </Button>
      )}
      {!review && needsVisit && <p className={classes.requirement}>{t('takenDown.gone')}</p>}
      {failed === 'review_needs_visit' && <p className={classes.requirement}>{t('needsVisit')}</p>}
      <ReviewSheet
        venue={venue}
        review={review}
        opened={writing}
        onClose={() => setWriting(false)}
      />
      <ConfirmDialog
        opened={deleting}
        title={t('deleteTitle')}
        confirm={t('delete')}
        cancel={t('keep')}
        destructive
        busy={remove.isPending}
        onConfirm={confirmDelete}
        onCancel={() => setDeleting(false)}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </div>
  );
}
