import type { ListedUser } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import classes from './users.module.css';

/** A person in the list, with a link to the account. */
export function UserRow({ user }: { user: ListedUser }) {
  const { t } = useTranslation('platform-users');
  return (
    <ListItem space={3} className={classes.row}>
      <div>
        <Link to={`/app/admin/users/${user.id}`} className={classes.name} translate="no">
          {user.full_name || user.email}
        </Link>
        <Note translate="no">{user.email}</Note>
      </div>
      <p>
        {t(`role.${user.role}`)}
        {user.organisation && (
          <Note as="span" translate="no">
            {' '}
            {user.organisation.name}
          </Note>
        )}
        {!user.email_confirmed && <Note as="span"> {t('unconfirmed')}</Note>}
      </p>
    </ListItem>
  );
}
