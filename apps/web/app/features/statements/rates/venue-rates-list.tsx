import { TextInput } from '@mantine/core';
import { listVenueRatesInfiniteOptions, type VenueRates } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Choices } from '#ui/controls/choices.tsx';
import { PagedList } from '#ui/data/paged-list.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { ProposeForm } from './propose-form.tsx';
import { VenueRatesRow } from './venue-rates-row.tsx';

/** What venues are paid: those with rates, or those searched for. */
export function VenueRatesList({ canPropose }: { canPropose: boolean }) {
  const { t } = useTranslation('platform-statements');
  const [search, setSearch] = useState('');
  const [proposing, setProposing] = useState<VenueRates | null>(null);
  const [list, setList] = useState<'withRates' | 'unpaid'>('withRates');
  const unpaid = list === 'unpaid' ? ('true' as const) : undefined;
  const query = { search: search || undefined, unpaid, limit: 20 };
  const venues = usePages({ ...listVenueRatesInfiniteOptions({ query }), staleTime: 0 });
  const close = () => setProposing(null);
  const form = useActionForm({
    initial: { text: '' },
    check: ({ text }) => ({
      text: text.trim().length === 1 ? t('rates.searchTooShort') : null,
    }),
    action: { mutate: setSearch, isPending: venues.isFetching },
    toVariables: ({ text }) => text.trim(),
  });
  return (
    <Stack as="section" aria-labelledby="rates">
      <Heading id="rates">{t('rates.heading')}</Heading>
      <Text prose tone="quiet">
        {t(canPropose ? 'rates.lead' : 'rates.readOnly')}
      </Text>
      <Choices
        label={t('rates.which')}
        wrap
        value={list}
        choices={(['withRates', 'unpaid'] as const).map((value) => ({
          value,
          name: t(`rates.${value}`),
        }))}
        onChoose={setList}
      />
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
      <PagedList
        pages={venues}
        loading={<LoadingRows rows={3} height={110} />}
        empty={
          <Note role="status">{t(unpaid && !search ? 'rates.noneUnpaid' : 'rates.none')}</Note>
        }
        row={(one) => (
          <VenueRatesRow
            key={one.venue.id}
            rates={one}
            onPropose={canPropose ? setProposing : null}
          />
        )}
        ruled
      />
      <Sheet opened={proposing !== null} onClose={close} title={t('propose.title')}>
        {proposing && <ProposeForm rates={proposing} onClose={close} />}
      </Sheet>
    </Stack>
  );
}
