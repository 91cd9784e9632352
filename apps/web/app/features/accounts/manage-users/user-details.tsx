import type { UserForStaff } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import classes from './users.module.css';

/** What is known of an account, as a list of terms. */
export function UserDetails({ user }: { user: UserForStaff }) {
  const { t } = useTranslation('platform-users');
  const format = useFormat();
  const { membership, organisation } = user;
  const plan = () => {
    if (!membership) return t('details.noMembership');
    const date = format.date(membership.period_ends_at, 'fullDate');
    const name = t(`plan.${membership.plan_code}`);
    return t(`details.status.${membership.status}`, { plan: name, date });
  };
  return (
    <dl className={classes.details}>
      <Detail term={t('details.email')}>
        <span translate="no">{user.email}</span>
        {!user.email_confirmed && <Note as="span"> {t('unconfirmed')}</Note>}
      </Detail>
      <Detail term={t('details.role')}>{t(`role.${user.role}`)}</Detail>
      {organisation && (
        <Detail term={t('details.organisation')}>
          <span translate="no">{organisation.name}</span>
        </Detail>
      )}
      <Detail term={t('details.membership')}>{plan()}</Detail>
      <Detail term={t('details.since')}>{format.date(user.created_at, 'fullDate')}</Detail>
      <Detail term={t('details.sessions')}>
        {t('details.sessionCount', { count: user.sessions })}
      </Detail>
      <Detail term={t('details.secondFactor')}>
        {t(user.second_factor ? 'details.secondFactorOn' : 'details.secondFactorOff')}
      </Detail>
    </dl>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Note as="dt">{term}</Note>
      <dd>{children}</dd>
    </div>
  );
}
