import { Button } from '@mantine/core';
import type { VenueRates } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { KindFigures } from '../kind-figures.tsx';
import classes from '../statements.module.css';

interface VenueRatesRowProps {
  rates: VenueRates;
  /** Null: who may only read. */
  onPropose: ((rates: VenueRates) => void) | null;
}

/** A venue with its rates in force, and what became of the latest proposal. */
export function VenueRatesRow({ rates: row, onPropose }: VenueRatesRowProps) {
  const { t } = useTranslation('platform-statements');
  const format = useFormat();
  const { venue, rates, currency, proposal, published } = row;
  const money = (amount_minor: number) =>
    format.money({ amount_minor, currency: currency ?? proposal?.currency ?? 'USD' });
  const day = (date: string) => format.date(`${date}T00:00:00Z`, 'fullDate', 'UTC');
  return (
    <ListItem gap={3} className={classes.row}>
      <Stack gap={2}>
        <Heading level={3} size={4}>
          {venue.name}
        </Heading>
        <Note>{[format.city(venue.city), venue.partner_name].filter(Boolean).join(', ')}</Note>
        {rates.length === 0 && <p>{t(published ? 'rates.publishedUnpaid' : 'rates.noneAgreed')}</p>}
        <KindFigures
          figures={rates.map(({ kind, amount_minor, first_day }) => ({
            label: t(`kind.${kind}`),
            value: money(amount_minor),
            note: t('rates.since', { date: day(first_day) }),
          }))}
        />
        {proposal && proposal.status !== 'accepted' && (
          <Note>
            {t(`rates.status.${proposal.status}`, {
              date: day(proposal.first_day),
              reason: proposal.reason ?? '',
            })}
          </Note>
        )}
        {proposal?.status === 'accepted' && proposal.first_day >= row.first_possible_day && (
          <Note>{t('rates.status.accepted', { date: day(proposal.first_day) })}</Note>
        )}
      </Stack>
      {onPropose && (
        <div className={classes.side}>
          <Button
            aria-label={t('rates.proposeOf', { venue: venue.name })}
            onClick={() => onPropose(row)}
          >
            {t('rates.propose')}
          </Button>
        </div>
      )}
    </ListItem>
  );
}
