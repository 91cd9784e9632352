import { Button } from '@mantine/core';
import type { SearchSuggestions } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import type { FilterProps } from '../filters/filter-props.ts';
import classes from './no-results.module.css';
import { withoutFilter } from './remove-filter.ts';
import { useFilterLabels } from './use-filter-labels.ts';

/** Every filter that is set, with what there would be without it alone, and a way to lift it. */
export function FilterImpact({
  search,
  ways: suggestions,
  onChange,
}: FilterProps & { ways: SearchSuggestions }) {
  const { t } = useTranslation('explore');
  const labelOf = useFilterLabels(search);
  if (suggestions.lifts.length === 0) return null;
  return (
    <ul className={classes.blame} aria-label={t('empty.each')}>
      {suggestions.lifts.map(({ filter, venues }, index) => (
        <li key={filter}>
          <span>
            <strong>{labelOf(filter)}</strong>
            <span>{t('empty.without', { count: venues })}</span>
          </span>
          {venues > 0 && (
            <Button
              size="sm"
              variant={index === 0 ? 'filled' : 'default'}
              aria-label={t('empty.liftNamed', { filter: labelOf(filter) })}
              onClick={() => onChange(withoutFilter[filter])}
            >
              {t('empty.lift')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
