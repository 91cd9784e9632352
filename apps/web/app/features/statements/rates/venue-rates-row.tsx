import { Button } from '@mantine/core';
import type { VenueRates } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
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
  const { venue, rates, currency, proposal } = row;
  const money = (amount_minor: number) =>
    format.money({ amount_minor, currency: currency ?? proposal?.currency ?? 'USD' });
  const day = (date: string) => format.date(`${date}T00:00:00Z`, 'fullDate', 'UTC');
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <h3 className={classes.title}>{venue.name}</h3>
        <p className={classes.muted}>
          {[venue.city, venue.partner_name].filter(Boolean).join(', ')}
        </p>
        {rates.length === 0 && <p>{t('rates.noneAgreed')}</p>}
        <dl className={classes.kinds} hidden={rates.length === 0}>
          {rates.map(({ kind, amount_minor, first_day }) => (
            <div key={kind}>
              <dt>{t(`kind.${kind}`)}</dt>
              <dd>
                {money(amount_minor)}
                <span className={classes.muted}>{t('rates.since', { date: day(first_day) })}</span>
              </dd>
            </div>
          ))}
        </dl>
        {proposal && proposal.status !== 'accepted' && (
          <p className={classes.muted}>
            {t(`rates.status.${proposal.status}`, {
              date: day(proposal.first_day),
              reason: proposal.reason ?? '',
            })}
          </p>
        )}
        {proposal?.status === 'accepted' && proposal.first_day >= row.first_possible_day && (
          <p className={classes.muted}>
            {t('rates.status.accepted', { date: day(proposal.first_day) })}
          </p>
        )}
      </div>
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
    </li>
  );
}
