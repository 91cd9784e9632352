import type { ChangeQuote } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import classes from './change-plan.module.css';

interface OfferFiguresProps {
  quote: ChangeQuote;
  timeZone: string;
}

/** What is paid now, when the change begins, and what is paid from which renewal on. */
export function OfferFigures({ quote: { now, renewal }, timeZone }: OfferFiguresProps) {
  const { t } = useTranslation('membership-changes');
  const { t: plans } = useTranslation('memberships');
  const format = useFormat();
  const renewsOn = format.date(renewal.at, 'fullDate', timeZone);
  return (
    <dl className={classes.list}>
      <div>
        <Note as="dt">{t('change.costsNow')}</Note>
        <dd>
          <strong>{now ? format.money(now.charge) : t('change.nothing')}</strong>
          {now && <Note as="span">{t('change.byDay', { date: renewsOn })}</Note>}
        </dd>
      </div>
      <div>
        <Note as="dt">{t('change.begins')}</Note>
        <dd>
          {now && <strong>{t('change.atOnce', { plan: plans(`plan.${now.plan_code}`) })}</strong>}
          {renewal.changes && (
            <strong>
              {t(`change.later.${renewal.billing_interval}`, {
                plan: plans(`plan.${renewal.plan_code}`),
                date: renewsOn,
              })}
            </strong>
          )}
        </dd>
      </div>
      <div>
        <Note as="dt">{t('change.from', { date: renewsOn })}</Note>
        <dd>
          <strong>
            {format.money(renewal.price)} {plans(`per.${renewal.billing_interval}`)}
          </strong>
        </dd>
      </div>
    </dl>
  );
}
