import { Button } from '@mantine/core';
import type { WaysOut } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import type { FilterProps } from './filter-props.ts';
import { lifted } from './lift-filter.ts';
import classes from './no-venues.module.css';
import { useFilterWords } from './use-filter-words.ts';

/** Every filter that is set, with what there would be without it alone, and a way to lift it. */
export function FilterBlame({ search, ways, onChange }: FilterProps & { ways: WaysOut }) {
  const { t } = useTranslation('explore');
  const wordsOf = useFilterWords(search);
  if (ways.lifts.length === 0) return null;
  return (
    <ul className={classes.blame} aria-label={t('empty.each')}>
      {ways.lifts.map(({ filter, venues }, index) => (
        <li key={filter}>
          <span>
            <strong>{wordsOf(filter)}</strong>
            <span>{t('empty.without', { count: venues })}</span>
          </span>
          {venues > 0 && (
            <Button
              size="sm"
              variant={index === 0 ? 'filled' : 'default'}
              aria-label={t('empty.liftNamed', { filter: wordsOf(filter) })}
              onClick={() => onChange(lifted[filter])}
            >
              {t('empty.lift')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
