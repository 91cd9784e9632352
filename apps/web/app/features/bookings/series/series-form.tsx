import { Button } from '@mantine/core';
import {
  bookSeriesMutation,
  type ClassSeries,
  getClassSeriesQueryKey,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '../../../ui/feedback/failure-note.tsx';
import { createIdempotencyKey } from '../../../ui/network/create-idempotency-key.ts';
import { toFailure } from '../../../ui/network/problem.ts';
import { useRefreshBookings } from '../use-refresh-bookings.ts';
import classes from './series.module.css';
import { SeriesDate } from './series-date.tsx';

interface SeriesFormProps {
  sessionId: string;
  series: ClassSeries;
}

/** The dates to choose, all that are possible at first, and one button that books them. */
export function SeriesForm({ sessionId, series }: SeriesFormProps) {
  const { t } = useTranslation('series');
  const queryClient = useQueryClient();
  const refreshBookings = useRefreshBookings();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // One intent: a retry has the same key, a changed choice or a finished one has another.
  const [key, setKey] = useState(createIdempotencyKey);
  const chosen = series.items.filter((item) => item.allowed && !left.has(item.class_session_id));
  const ids = chosen.map((item) => item.class_session_id);
  const book = useMutation({
    ...bookSeriesMutation(),
    onSuccess: async () => {
      setKey(createIdempotencyKey());
      await queryClient.invalidateQueries({
        queryKey: getClassSeriesQueryKey({ path: { id: sessionId } }),
      });
      await refreshBookings();
    },
  });
  const toggle = (id: string) => {
    setKey(createIdempotencyKey());
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };
  const results = book.data?.items ?? [];
  const booked = results.filter(({ booking_id }) => booking_id !== null).length;
  const refused = results.length - booked;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ids.length > 0)
          book.mutate({ headers: { 'idempotency-key': key }, body: { class_session_ids: ids } });
      }}
    >
      <p className={classes.lead}>
        {series.venue.name}, {series.venue.city}. {t('lead')}
      </p>
      <fieldset className={classes.dates}>
        <legend className="visually-hidden">{t('dates')}</legend>
        {series.items.map((item) => (
          <SeriesDate
            key={item.class_session_id}
            item={item}
            isChosen={ids.includes(item.class_session_id)}
            onToggle={() => toggle(item.class_session_id)}
          />
        ))}
      </fieldset>
      <div className={classes.end} aria-live="polite">
        {results.length > 0 && (
          <p className={classes.result}>
            {t('booked', { count: booked })} {refused > 0 && t('refused', { count: refused })}
          </p>
        )}
        {book.isError && <FailureNote>{toFailure(book.error).detail ?? t('failed')}</FailureNote>}
      </div>
      {ids.length > 0 ? (
        <Button type="submit" variant="primary" size="lg" fullWidth loading={book.isPending}>
          {t('book', { count: ids.length })}
        </Button>
      ) : (
        <p className={classes.none}>{t('none')}</p>
      )}
    </form>
  );
}
