import { Button } from '@mantine/core';
import type { SearchSuggestions } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { withoutFilter } from '../address/remove-filter.ts';
import type { FilterProps } from '../filters/filter-props.ts';
import { useFilterLabels } from '../labels/use-filter-labels.ts';
import classes from './no-results.module.css';

/** Lists each active filter with the number of venues found without it, and a button that removes it. */
export function FilterImpact({
  search,
  suggestions,
  onChange,
}: FilterProps & { suggestions: SearchSuggestions }) {
  const { t } = useTranslation('explore');
  const labelOf = useFilterLabels(search);
  if (suggestions.filter_impacts.length === 0) return null;
  return (
    <List className={classes.filterImpact} aria-label={t('empty.filterList')}>
      {suggestions.filter_impacts.map(({ filter, venues }, index) => (
        <Row as="li" key={filter} align="center" justify="between" wrap={false}>
          <div>
            <strong>{labelOf(filter)}</strong>
            <Text size="small" tone="quiet">
              {t('empty.without', { count: venues })}
            </Text>
          </div>
          {venues > 0 && (
            <Button
              size="sm"
              variant={index === 0 ? 'filled' : 'default'}
              aria-label={t('empty.removeFilterNamed', { filter: labelOf(filter) })}
              onClick={() => onChange(withoutFilter[filter])}
            >
              {t('empty.removeFilter')}
            </Button>
          )}
        </Row>
      ))}
    </List>
  );
}
