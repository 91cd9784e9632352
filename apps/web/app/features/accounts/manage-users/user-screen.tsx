import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { ChangeRoleForm } from './change-role-form.tsx';
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
  const close = () => setChanging(false);
  const user = useUser(id);
  const refusal = refusalOf();
  function refusalOf() {
    if (!canGiveRoles) return t('change.readOnly');
    return id === ownId ? t('change.own') : null;
  }
  return (
    <>
      <PageTitle above={<Link to="/app/admin/users">{t('back')}</Link>}>
        {user.data ? user.data.full_name || user.data.email : t('one')}
      </PageTitle>
      <QueryContent query={user} loading={<LoadingRows rows={4} height={64} />}>
        {(shown) => (
          <>
            <UserDetails user={shown} />
            <ActionBar className={classes.actions}>
              {refusal ? (
                <Note>{refusal}</Note>
              ) : (
                <Button onClick={() => setChanging(true)}>{t('change.action')}</Button>
              )}
              <ActionLink to={`/app/admin/audit-log?person=${id}`}>{t('toAuditLog')}</ActionLink>
            </ActionBar>
            <RecentEvents events={shown.security_events} />
            <Sheet opened={changing} onClose={close} title={t('change.title')}>
              <ChangeRoleForm user={shown} onClose={close} />
            </Sheet>
          </>
        )}
      </QueryContent>
    </>
  );
}
