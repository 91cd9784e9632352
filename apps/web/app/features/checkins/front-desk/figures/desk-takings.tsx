import { getDeskTakingsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { DescriptionItem, DescriptionList } from '#ui/layout/description-list.tsx';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { pollingOptions } from '../../live/polling-options.ts';
import { DeskCard } from '../desk-card.tsx';
import classes from './figures.module.css';

interface DeskTakingsProps {
  venueId: string;
  /** At the venue, YYYY-MM-DD. */
  date: string;
  timeZone: string;
}

/** What guests have paid at the desk on a day, with the receipts. Without any there is nothing to show. */
export function DeskTakings({ venueId, date, timeZone }: DeskTakingsProps) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const { data } = useQuery({
    ...getDeskTakingsOptions({ path: { id: venueId }, query: { date } }),
    ...pollingOptions,
  });
  if (!data || data.receipts.length === 0) return null;
  return (
    <DeskCard id="desk-takings" title={t('takings.heading')} note={t('takings.note')}>
      {data.sums.map(({ currency, cash_minor, card_minor, total_minor }) => {
        const money = (amount_minor: number) => format.money({ amount_minor, currency });
        return (
          <DescriptionList key={currency}>
            <DescriptionItem name={t('payment.method.cash')}>{money(cash_minor)}</DescriptionItem>
            <DescriptionItem name={t('payment.method.card')}>{money(card_minor)}</DescriptionItem>
            <DescriptionItem name={t('takings.total', { currency })}>
              {money(total_minor)}
            </DescriptionItem>
          </DescriptionList>
        );
      })}
      <details className={classes.receipts}>
        <summary>{t('takings.receipts', { count: data.receipts.length })}</summary>
        <List>
          {data.receipts.map((receipt) => (
            <ListItem key={receipt.id} space={3} gap={1}>
              <Row justify="between" wrap={false}>
                <span>{receipt.guest_name || t('guest.nameless')}</span>
                <strong>
                  {receipt.takes_back !== null && '−'}
                  {format.money(receipt.amount)}
                </strong>
              </Row>
              <Note>
                {[
                  t('payment.number', { number: receipt.number }),
                  t(`payment.method.${receipt.method}`),
                  format.time(receipt.recorded_at, timeZone),
                  receipt.staff_name ?? t('member.deleted'),
                ].join(', ')}
              </Note>
              {receipt.takes_back !== null && (
                <Note>
                  {t('takings.takesBack', {
                    number: receipt.takes_back,
                    reason: receipt.reason ?? '',
                  })}
                </Note>
              )}
            </ListItem>
          ))}
        </List>
      </details>
    </DeskCard>
  );
}
