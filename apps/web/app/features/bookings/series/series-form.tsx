import { Button } from '@mantine/core';
import { bookSeriesMutation, type ClassSeries } from '@pulse/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { FormFrame } from '#ui/forms/form-frame.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Text } from '#ui/layout/text.tsx';
import { createIdempotencyKey } from '#ui/network/create-idempotency-key.ts';
import { seriesTexts } from '../texts/series-text.ts';
import classes from './series.module.css';
import { SeriesDate } from './series-date.tsx';
import { SeriesResult } from './series-result.tsx';

interface Choice {
  /** A date that is possible is chosen unless it was toggled, a full one only if it was. */
  toggled: readonly string[];
  ifRefused: 'others' | 'none';
}

const initialChoice: Choice = { toggled: [], ifRefused: 'others' };

const chosenOf = ({ items }: ClassSeries, { toggled }: Choice) =>
  items.filter(({ class_session_id: id, allowed, waitlist_position }) =>
    allowed ? !toggled.includes(id) : waitlist_position !== null && toggled.includes(id),
  );

const waitsOf = (chosen: ClassSeries['items']) => chosen.filter(({ allowed }) => !allowed);

/** The dates to choose, all that are possible at first, and one button that books them. */
export function SeriesForm({ series }: { series: ClassSeries }) {
  const { t } = useTranslation('series');
  const format = useFormat();
  // One intent: a retry has the same key, a changed choice or a finished one has another.
  const [key, setKey] = useState(createIdempotencyKey);
  const possible = series.items.filter(({ allowed }) => allowed);
  const book = useAction(bookSeriesMutation(), {
    onDone: (): void => form.setValues({ toggled: [] }),
    refetch: ['bookings'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: initialChoice,
    action: book,
    isReady: (choice) => chosenOf(series, choice).length > 0,
    toVariables: (choice) => {
      const dates = chosenOf(series, choice);
      return {
        headers: { 'idempotency-key': key },
        body: {
          class_session_ids: dates.map((item) => item.class_session_id),
          waitlist_session_ids: waitsOf(dates).map((item) => item.class_session_id),
          all_or_none: dates.length > 1 && choice.ifRefused === 'none',
        },
      };
    },
    onChange: () => setKey(createIdempotencyKey()),
    fallback: t('failed'),
  });
  const result = useRef<HTMLDivElement>(null);
  // The button is below the dates: what became of them must come into view.
  useEffect(() => {
    if (!book.data) return;
    result.current?.scrollIntoView({ block: 'center' });
    result.current?.focus({ preventScroll: true });
  }, [book.data]);
  const { toggled, ifRefused } = form.values;
  const chosen = chosenOf(series, form.values);
  const waits = waitsOf(chosen);
  const toggle = (id: string) =>
    form.setFieldValue(
      'toggled',
      toggled.includes(id) ? toggled.filter((other) => other !== id) : [...toggled, id],
    );
  return (
    <FormFrame form={form}>
      <div ref={result} tabIndex={-1} role="status" className={classes.result}>
        {book.data && <SeriesResult series={series} results={book.data.items} />}
      </div>
      <Text tone="quiet" prose>
        {series.venue.name}, {format.city(series.venue.city)}. {t('lead')}{' '}
        {possible.length > 0 && t('possible', { count: possible.length, all: series.items.length })}
      </Text>
      <fieldset className={classes.dates}>
        <legend className="visually-hidden">{t('dates')}</legend>
        {series.items.map((item) => (
          <SeriesDate
            key={item.class_session_id}
            item={item}
            isChosen={chosen.includes(item)}
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
          onChoose={(choice) => form.setFieldValue('ifRefused', choice)}
        />
      )}
      <div aria-live="polite">{form.note && <FailureNote>{form.note}</FailureNote>}</div>
      {chosen.length > 0 ? (
        <div className={classes.submit}>
          <Text as="div" size="small" tone="quiet" className={classes.uses}>
            {seriesTexts(series, chosen, Date.now(), t, format).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Text>
          <Button type="submit" variant="primary" size="lg" fullWidth loading={book.isPending}>
            {bookLabel(t, chosen.length - waits.length, waits.length)}
          </Button>
        </div>
      ) : (
        possible.length === 0 && <Text strong>{t('none')}</Text>
      )}
    </FormFrame>
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
