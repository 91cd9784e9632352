import { NativeSelect, TextInput } from '@mantine/core';
import { ROLES, type Role } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { PagedList } from '#ui/data/paged-list.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { createPageMemory, usePageState } from '#ui/page/page-memory.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { useUsers } from './use-users.ts';
import { UserRow } from './user-row.tsx';

interface Filters {
  search: string;
  role: Role | '';
}

const memory = createPageMemory<Filters>();

/** All users with an account; found by a part of the name or email, and by role. */
export function UsersScreen() {
  const { t } = useTranslation('platform-users');
  const [filters, setFilters] = usePageState<Filters>(memory, { search: '', role: '' });
  const users = useUsers(filters);
  const form = useActionForm({
    initial: { search: filters.search },
    check: ({ search }) => ({ search: search.trim().length === 1 ? t('search.short') : null }),
    action: {
      mutate: (search: string) => setFilters({ ...filters, search }),
      isPending: false,
    },
    toVariables: ({ search }) => search.trim(),
  });
  const roles = [
    { value: '', label: t('search.anyRole') },
    ...ROLES.map((role) => ({ value: role, label: t(`role.${role}`) })),
  ];
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <search>
        <Form form={form} submit={t('search.action')} variant="filled" layout="row">
          <TextInput
            label={t('search.label')}
            type="search"
            autoComplete="off"
            maxLength={254}
            {...form.getInputProps('search')}
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
        </Form>
      </search>
      <p role="status">{users.isSuccess && users.items.length === 0 && t('search.none')}</p>
      <PagedList
        pages={users}
        loading={<LoadingRows rows={6} height={72} />}
        empty={null}
        row={(user) => <UserRow key={user.id} user={user} />}
        ruled
      />
    </>
  );
}
