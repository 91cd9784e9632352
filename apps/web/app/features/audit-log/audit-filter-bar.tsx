import { Button, TextInput } from '@mantine/core';
import type { AuditEntry } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ACTIONS } from './action-names.ts';
import type { AuditFilters } from './audit-filters.ts';
import classes from './audit-log.module.css';
import { PersonField } from './person-field.tsx';
import { SuggestingField } from './suggesting-field.tsx';

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
  const what: { text: string; note?: string; kind?: 'security' | 'action'; action?: string }[] = [
    { text: t('filter.security'), kind: 'security' },
    { text: t('filter.actions'), kind: 'action' },
    ...groups.flatMap((group) =>
      ACTIONS[group].map((action) => ({
        ...{ text: t(`action.${action}`), note: t(`filter.group.${group}`), action },
      })),
    ),
  ];
  const isChosen = ({ kind, action }: (typeof what)[number]) =>
    filters.kind ? kind === filters.kind : action !== undefined && action === filters.action;
  const chosen = what.find(isChosen)?.text ?? filters.action ?? '';
  const choose = (text: string) => {
    const { kind, action } = what.find((one) => one.text === text) ?? {};
    onChange({ ...filters, kind, action });
  };
  return (
    <search className={classes.filters}>
      <SuggestingField
        className={classes.what}
        label={t('filter.what')}
        placeholder={t('filter.everything')}
        value={chosen}
        options={what}
        onChoose={choose}
      />
      <PersonField
        className={classes.what}
        name={person ? (nameOf(person, entries) ?? '') : ''}
        onChoose={(id) => onChange({ ...filters, person: id })}
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
