import type { ListVisitsResponse } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import classes from './visits.module.css';

type Sums = ListVisitsResponse['month_sums'];

/** What the lines of a month add up to: the numbers of the membership. */
export function VisitSums({ month, plus }: { month: Sums; plus: Sums }) {
  const { t } = useTranslation('membership-visits');
  return (
    <dl className={classes.sums}>
      {(
        [
          ['month', month],
          ['plus', plus],
        ] as const
      ).map(([name, { used, booked }]) => (
        <div key={name}>
          <dt>{t(`sums.${name}`)}</dt>
          <dd>{t('sums.text', { used, booked })}</dd>
        </div>
      ))}
    </dl>
  );
}
