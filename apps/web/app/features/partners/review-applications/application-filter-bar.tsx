import { Checkbox, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Choices } from '#ui/controls/choices.tsx';
import classes from './applications.module.css';
import type { ApplicationFilters } from './use-application-filters.ts';

interface ApplicationFilterBarProps {
  filters: ApplicationFilters;
  onChange: (changes: Partial<ApplicationFilters>) => void;
}

const typingPauseMs = 300;

/** Search, assignment and age of the applications to show. */
export function ApplicationFilterBar({ filters, onChange }: ApplicationFilterBarProps) {
  const { t } = useTranslation('platform');
  const [text, setText] = useState(filters.text);
  const change = () => text.trim() !== filters.text && onChange({ text: text.trim() });
  // Each search is a request: it starts when the typing pauses.
  useEffect(() => {
    const timer = setTimeout(change, typingPauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <search className={classes.filters}>
      <TextInput
        label={t('filter.search')}
        description={t('filter.searchHint')}
        type="search"
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Choices
        label={t('filter.assigned')}
        value={filters.assigned}
        choices={(['all', 'me', 'nobody'] as const).map((value) => ({
          value,
          name: t(`filter.${value}`),
        }))}
        onChoose={(assigned) => onChange({ assigned })}
        wrap
      />
      <Checkbox
        label={t('filter.overdue')}
        checked={filters.overdue}
        onChange={(event) => onChange({ overdue: event.currentTarget.checked })}
      />
    </search>
  );
}
