import { Button } from '@mantine/core';
import {
  bookSeriesMutation,
  type ClassSeries,
  getClassSeriesQueryKey,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { createIdempotencyKey } from '#ui/network/create-idempotency-key.ts';
import { toFailure } from '#ui/network/problem.ts';
import classes from './series.module.css';
import { SeriesDate } from './series-date.tsx';
import { SeriesResult } from './series-result.tsx';

interface SeriesFormProps {
  sessionId: string;
  series: ClassSeries;
}

/** The dates to choose, all that are possible at first, and one button that books them. */
export function SeriesForm({ sessionId, series }: SeriesFormProps) {
  const { t } = useTranslation('series');
  const queryClient = useQueryClient();
  // A date that is possible is chosen unless it was toggled, a full one only if it was.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [ifRefused, setIfRefused] = useState<'others' | 'none'>('others');
  // One intent: a retry has the same key, a changed choice or a finished one has another.
  const [key, setKey] = useState(createIdempotencyKey);
  const possible = series.items.filter(({ allowed }) => allowed);
  const isChosen = (item: ClassSeries['items'][number]) =>
    item.allowed
      ? !toggled.has(item.class_session_id)
      : item.waitlist_position !== null && toggled.has(item.class_session_id);
  const chosen = series.items.filter(isChosen);
  const waits = chosen.filter(({ allowed }) => !allowed);
  const book = useAction(bookSeriesMutation(), {
    onDone: async () => {
      setKey(createIdempotencyKey());
      setToggled(new Set());
      await queryClient.invalidateQueries({
        queryKey: getClassSeriesQueryKey({ path: { id: sessionId } }),
      });
    },
    refetch: ['bookings'],
    failure: 'note',
  });
  const toggle = (id: string) => {
    setKey(createIdempotencyKey());
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };
  const submit = () =>
    book.mutate({
      headers: { 'idempotency-key': key },
      body: {
        class_session_ids: chosen.map((item) => item.class_session_id),
        waitlist_session_ids: waits.map((item) => item.class_session_id),
        all_or_none: chosen.length > 1 && ifRefused === 'none',
      },
    });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) submit();
      }}
    >
      <p className={classes.lead}>
        {series.venue.name}, {series.venue.city}. {t('lead')}{' '}
        {possible.length > 0 && t('possible', { count: possible.length, all: series.items.length })}
      </p>
      <fieldset className={classes.dates}>
        <legend className="visually-hidden">{t('dates')}</legend>
        {series.items.map((item) => (
          <SeriesDate
            key={item.class_session_id}
            item={item}
            isChosen={isChosen(item)}
            onToggle={() => toggle(item.class_session_id)}
          />
        ))}
      </fieldset>
      {chosen.length > 1 && (
        <Choices
          label={t('choice.label')}
          value={ifRefused}
          choices={[
            { value: 'others', name: t('choice.others') },
            { value: 'none', name: t('choice.none') },
          ]}
          onChoose={(choice) => {
            setKey(createIdempotencyKey());
            setIfRefused(choice);
          }}
        />
      )}
      <div className={classes.end} aria-live="polite">
        {book.data && <SeriesResult series={series} results={book.data.items} />}
        {book.isError && <FailureNote>{toFailure(book.error).detail ?? t('failed')}</FailureNote>}
      </div>
      {chosen.length > 0 ? (
        <div className={classes.submit}>
          <Button type="submit" variant="primary" size="lg" fullWidth loading={book.isPending}>
            {bookLabel(t, chosen.length - waits.length, waits.length)}
          </Button>
        </div>
      ) : (
        possible.length === 0 && <p className={classes.none}>{t('none')}</p>
      )}
    </form>
  );
}

function bookLabel(
  t: ReturnType<typeof useTranslation<'series'>>['t'],
  places: number,
  waits: number,
): string {
  if (places === 0) return t('waitOnly', { count: waits });
  const book = t('book', { count: places });
  return waits > 0 ? `${book}, ${t('wait', { count: waits })}` : book;
}
