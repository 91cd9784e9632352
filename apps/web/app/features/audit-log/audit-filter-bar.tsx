import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { AuditEntry } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ACTIONS } from './action-names.ts';
import type { AuditFilters } from './audit-filters.ts';
import classes from './audit-log.module.css';

type Changed = { [K in keyof AuditFilters]?: string | undefined };

interface AuditFilterBarProps {
  filters: AuditFilters;
  /** What is shown, for the name of the person or subject in the filter. */
  entries: readonly AuditEntry[];
  onChange: (filters: Changed) => void;
}

const groups = ['security', 'platform', 'partner'] as const;

/** What happened, and when; whom and what it concerns is chosen at an entry and can be taken back here. */
export function AuditFilterBar({ filters, entries, onChange }: AuditFilterBarProps) {
  const { t } = useTranslation('platform-audit');
  const { person, subject_id: subject } = filters;
  const choose = (value: string) => {
    const kind = value === 'kind:security' || value === 'kind:action' ? value.slice(5) : undefined;
    onChange({ ...filters, kind, action: kind ? undefined : value });
  };
  const what = [
    { value: '', label: t('filter.everything') },
    { value: 'kind:security', label: t('filter.security') },
    { value: 'kind:action', label: t('filter.actions') },
    ...groups.map((group) => ({
      group: t(`filter.group.${group}`),
      items: ACTIONS[group].map((action) => ({ value: action, label: t(`action.${action}`) })),
    })),
  ];
  return (
    <search className={classes.filters}>
      <NativeSelect
        className={classes.what}
        label={t('filter.what')}
        data={what}
        value={filters.kind ? `kind:${filters.kind}` : (filters.action ?? '')}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={t(`filter.${name}`)}
          value={filters[name] ?? ''}
          onChange={(event) => onChange({ ...filters, [name]: event.currentTarget.value })}
        />
      ))}
      {person && (
        <Button
          className={classes.chosen}
          onClick={() => onChange({ ...filters, person: undefined })}
        >
          {t('filter.withoutPerson', { name: nameOf(person, entries) ?? t('filter.onePerson') })}
        </Button>
      )}
      {subject && (
        <Button
          className={classes.chosen}
          onClick={() => onChange({ ...filters, subject_type: undefined, subject_id: undefined })}
        >
          {t('filter.withoutSubject')}
        </Button>
      )}
    </search>
  );
}

function nameOf(person: string, entries: readonly AuditEntry[]): string | null | undefined {
  const all = entries.flatMap(({ actor, subject }) => [actor, subject]);
  return all.find((one) => one?.id === person && one.name)?.name;
}
