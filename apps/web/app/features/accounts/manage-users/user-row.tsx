import type { ListedUser } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from './users.module.css';

/** A person in the list, with a link to the account. */
export function UserRow({ user }: { user: ListedUser }) {
  const { t } = useTranslation('platform-users');
  return (
    <li className={classes.row}>
      <div>
        <Link to={`/app/admin/users/${user.id}`} className={classes.name} translate="no">
          {user.full_name || user.email}
        </Link>
        <p className={classes.muted} translate="no">
          {user.email}
        </p>
      </div>
      <p>
        {t(`role.${user.role}`)}
        {user.organisation && (
          <span className={classes.muted} translate="no">
            {' '}
            {user.organisation.name}
          </span>
        )}
        {!user.email_confirmed && <span className={classes.muted}> {t('unconfirmed')}</span>}
      </p>
    </li>
  );
}
