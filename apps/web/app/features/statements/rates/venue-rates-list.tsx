import { TextInput } from '@mantine/core';
import { listVenueRatesInfiniteOptions, type VenueRates } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import classes from '../statements.module.css';
import { ProposeSheet } from './propose-sheet.tsx';
import { VenueRatesRow } from './venue-rates-row.tsx';

/** What venues are paid: those with rates, or those searched for. */
export function VenueRatesList({ canPropose }: { canPropose: boolean }) {
  const { t } = useTranslation('platform-statements');
  const [search, setSearch] = useState('');
  const [proposing, setProposing] = useState<VenueRates | null>(null);
  const query = { search: search || undefined, limit: 20 };
  const venues = usePages({
    ...listVenueRatesInfiniteOptions({ query }),
    staleTime: 0,
  });
  const { items } = venues;
  const form = useActionForm({
    initial: { text: '' },
    check: ({ text }) => ({
      text: text.trim().length === 1 ? t('rates.searchTooShort') : null,
    }),
    action: { mutate: setSearch, isPending: venues.isFetching },
    toVariables: ({ text }) => text.trim(),
  });
  return (
    <section aria-labelledby="rates" className={classes.section}>
      <h2 id="rates" className={classes.heading}>
        {t('rates.heading')}
      </h2>
      <p className={classes.lead}>{t(canPropose ? 'rates.lead' : 'rates.readOnly')}</p>
      <search>
        <Form form={form} layout="row" variant="filled" submit={t('rates.find')}>
          <TextInput
            label={t('rates.search')}
            description={t('rates.searchHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            maxLength={80}
            {...form.getInputProps('text')}
          />
        </Form>
      </search>
      {venues.isPending && <LoadingRows rows={3} height={110} />}
      {venues.isError && <ErrorState error={venues.error} onRetry={() => venues.refetch()} />}
      <p role="status" className={classes.muted}>
        {venues.isSuccess && items.length === 0 && t('rates.none')}
      </p>
      <ul className={classes.list} hidden={items.length === 0}>
        {items.map((one) => (
          <VenueRatesRow
            key={one.venue.id}
            rates={one}
            onPropose={canPropose ? setProposing : null}
          />
        ))}
      </ul>
      <MoreButton pages={venues} label={t('more')} />
      <ProposeSheet rates={proposing} onClose={() => setProposing(null)} />
    </section>
  );
}
