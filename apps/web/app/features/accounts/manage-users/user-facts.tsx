import type { UserForStaff } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './users.module.css';

/** What is known of an account, as a list of terms. */
export function UserFacts({ user }: { user: UserForStaff }) {
  const { t } = useTranslation('platform-users');
  const format = useFormat();
  const { membership, organisation } = user;
  const plan = () => {
    if (!membership) return t('facts.noMembership');
    const date = format.date(membership.period_ends_at, 'fullDate');
    const name = t(`plan.${membership.plan_code}`);
    return t(`facts.status.${membership.status}`, { plan: name, date });
  };
  return (
    <dl className={classes.facts}>
      <Fact term={t('facts.email')}>
        <span translate="no">{user.email}</span>
        {!user.email_confirmed && <span className={classes.muted}> {t('unconfirmed')}</span>}
      </Fact>
      <Fact term={t('facts.role')}>{t(`role.${user.role}`)}</Fact>
      {organisation && (
        <Fact term={t('facts.organisation')}>
          <span translate="no">{organisation.name}</span>
        </Fact>
      )}
      <Fact term={t('facts.membership')}>{plan()}</Fact>
      <Fact term={t('facts.since')}>{format.date(user.created_at, 'fullDate')}</Fact>
      <Fact term={t('facts.sessions')}>{t('facts.sessionCount', { count: user.sessions })}</Fact>
      <Fact term={t('facts.secondFactor')}>
        {t(user.second_factor ? 'facts.secondFactorOn' : 'facts.secondFactorOff')}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.muted}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
