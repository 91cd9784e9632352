import { Button } from '@mantine/core';
import { SEARCH_ALERT_DAYS } from '@pulse/domain';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { showToast } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { toFailure } from '#ui/network/problem.ts';
import classes from './add-search-alert.module.css';
import type { AlertSearch } from './alert-search.ts';
import { useAddSearchAlert } from './use-add-search-alert.ts';

interface AlertChoicesProps {
  onDay: AlertSearch;
  onAnyDay: AlertSearch;
  /** Whether the search has filters that an alert leaves out, without which there may be a class. */
  hasFiltersNotKept: boolean;
}

/** The days for which a search can be kept, as buttons, and why it was refused. */
export function AlertChoices({ onDay, onAnyDay, hasFiltersNotKept }: AlertChoicesProps) {
  const { t } = useTranslation('search-alerts');
  const format = useFormat();
  const action = useAddSearchAlert((date) => {
    // The search is repeated, and its classes take the place of this part.
    if (date && !hasFiltersNotKept) showToast(t('hasClasses.day'));
  });
  const { isPending, error, variables } = action;
  const add = (body: AlertSearch) => {
    if (!isPending) action.mutate({ body });
  };
  const describe = () => {
    if (toFailure(error).code !== 'search_has_classes') return action.failureText;
    if (hasFiltersNotKept) return t('hasClasses.withoutFilters');
    return t(variables?.body.date ? 'hasClasses.day' : 'hasClasses.anyDay');
  };
  const day = format.date(`${onDay.date}T12:00:00Z`, 'day', 'UTC');
  return (
    <>
      <fieldset className={classes.choices}>
        <Text as="legend" size="small" tone="quiet">
          {t('when')}
        </Text>
        <Row>
          <Button aria-disabled={isPending} onClick={() => add(onDay)}>
            {t('onDay', { day })}
          </Button>
          <Button aria-disabled={isPending} onClick={() => add(onAnyDay)}>
            {t('onAnyDay', { days: SEARCH_ALERT_DAYS })}
          </Button>
        </Row>
      </fieldset>
      <div role="alert">
        {error && (
          <Text size="small" tone="quiet" prose className={classes.note}>
            {describe()}{' '}
            {toFailure(error).code === 'search_alerts_full' && (
              <Link to="/app/profile#search-alerts">{t('list')}</Link>
            )}
          </Text>
        )}
      </div>
    </>
  );
}
