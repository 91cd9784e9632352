import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { waysOutQuery } from './explore-query.ts';
import classes from './no-venues.module.css';
import { OtherWays } from './other-ways.tsx';
import type { SearchProps } from './search-props.ts';

/** Above a list in which nobody has a class that day: says so, and offers the nearest that has one. */
export function IdleDay(props: SearchProps) {
  const { t } = useTranslation('explore');
  const { data } = useQuery(waysOutQuery(props.search, props.place, props.date));
  return (
    <div className={classes.idle}>
      <p>{t('empty.noClasses')}</p>
      <span className={classes.actions}>{data && <OtherWays ways={data} {...props} />}</span>
    </div>
  );
}
