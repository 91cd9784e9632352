import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { listSorts } from '../address/explore-address.ts';
import type { ChangeSearch } from '../address/use-explore-address.ts';
import type { useExplore } from '../use-explore.ts';
import classes from './results.module.css';

interface ResultsBarProps {
  explore: Pick<
    ReturnType<typeof useExplore>,
    'search' | 'total' | 'isTotalMinimum' | 'renderPending'
  > & { change: ChangeSearch };
}

/** Above the first row: how many venues there are, and their order. It stands there from the beginning. */
export function ResultsBar({ explore }: ResultsBarProps) {
  const { search, change, total, isTotalMinimum } = explore;
  const { t } = useTranslation('explore');
  return (
    <Row align="center" justify="between" wrap={false} className={classes.bar}>
      <Text size="small" strong>
        {total > 0 && t(isTotalMinimum ? 'venuesAtLeast' : 'search.venues', { count: total })}
      </Text>
      <label className={classes.sort}>
        <IconArrowsSort size={17} stroke={1.8} aria-hidden="true" />
        <span className="visually-hidden">{t('sort.label')}</span>
        <select
          value={search.sort}
          onChange={({ currentTarget: { value } }) =>
            change({ sort: listSorts.find((sort) => sort === value) ?? listSorts[0] }, 'replace')
          }
        >
          {listSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </Row>
  );
}
