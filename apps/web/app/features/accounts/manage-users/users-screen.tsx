import { Button, NativeSelect, TextInput } from '@mantine/core';
import { ROLES, type Role } from '@pulse/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { createPageMemory, usePageState } from '#ui/page/page-memory.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { useUsers } from './use-users.ts';
import { UserRow } from './user-row.tsx';
import classes from './users.module.css';

interface Filters {
  search: string;
  role: Role | '';
}

const memory = createPageMemory<Filters>();

/** All users with an account; found by a part of the name or email, and by role. */
export function UsersScreen() {
  const { t } = useTranslation('platform-users');
  const [filters, setFilters] = usePageState<Filters>(memory, { search: '', role: '' });
  const [typed, setTyped] = useState(filters.search);
  const [error, setError] = useState('');
  const users = useUsers(filters);
  const found = users.items;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = typed.trim();
    setError(search.length === 1 ? t('search.short') : '');
    if (search.length !== 1) setFilters({ ...filters, search });
  };
  const roles = [
    { value: '', label: t('search.anyRole') },
    ...ROLES.map((role) => ({ value: role, label: t(`role.${role}`) })),
  ];
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <search>
        <form onSubmit={submit} noValidate className={classes.search}>
          <TextInput
            label={t('search.label')}
            type="search"
            autoComplete="off"
            maxLength={254}
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('search.role')}
            data={roles}
            value={filters.role}
            onChange={(event) => {
              const chosen = ROLES.find((role) => role === event.currentTarget.value);
              setFilters({ ...filters, role: chosen ?? '' });
            }}
          />
          <Button type="submit" variant="filled" className={classes.submit}>
            {t('search.action')}
          </Button>
        </form>
      </search>
      {users.isPending && <LoadingRows rows={6} height={72} />}
      {users.isError && <ErrorState error={users.error} onRetry={() => void users.refetch()} />}
      <p role="status">{users.isSuccess && found.length === 0 && t('search.none')}</p>
      <ul className={classes.list} hidden={found.length === 0}>
        {found.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </ul>
      <MoreButton pages={users} label={t('search.more')} />
    </>
  );
}
