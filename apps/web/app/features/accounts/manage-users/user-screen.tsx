import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { ChangeRoleSheet } from './change-role-sheet.tsx';
import { RecentEvents } from './recent-events.tsx';
import { useUser } from './use-users.ts';
import { UserDetails } from './user-details.tsx';
import classes from './users.module.css';

interface UserScreenProps {
  id: string;
  ownId: string;
  /** Only admins change roles, and not their own. */
  canGiveRoles: boolean;
}

/** An account: who it is, what they have, what happened lately, and for admins the role. */
export function UserScreen({ id, ownId, canGiveRoles }: UserScreenProps) {
  const { t } = useTranslation('platform-users');
  const [changing, setChanging] = useState(false);
  const user = useUser(id);
  const back = <Link to="/app/admin/users">{t('back')}</Link>;
  if (!user.data)
    return (
      <>
        <PageTitle above={back}>{t('one')}</PageTitle>
        {user.isError ? (
          <ErrorState error={user.error} onRetry={() => void user.refetch()} />
        ) : (
          <LoadingRows rows={4} height={64} />
        )}
      </>
    );
  const refusal = refusalOf();
  function refusalOf() {
    if (!canGiveRoles) return t('change.readOnly');
    return id === ownId ? t('change.own') : null;
  }
  return (
    <>
      <PageTitle above={back}>{user.data.full_name || user.data.email}</PageTitle>
      <UserDetails user={user.data} />
      <div className={classes.actions}>
        {refusal ? (
          <p className={classes.muted}>{refusal}</p>
        ) : (
          <Button variant="primary" onClick={() => setChanging(true)}>
            {t('change.action')}
          </Button>
        )}
        <ActionLink to={`/app/admin/audit-log?person=${id}`}>{t('toAuditLog')}</ActionLink>
      </div>
      <RecentEvents events={user.data.security_events} />
      <ChangeRoleSheet user={user.data} opened={changing} onClose={() => setChanging(false)} />
    </>
  );
}
