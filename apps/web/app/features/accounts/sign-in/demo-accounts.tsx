import { UnstyledButton } from '@mantine/core';
import { getMetaOptions, signInMutation } from '@pulse/contract/client';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import { challengeOf } from '../second-factor/challenge-of.ts';
import { startSession } from '../session/session-store.ts';
import type { Role } from '../session/session-user.ts';
import classes from './demo-accounts.module.css';

const demoRoles: readonly string[] = [
  'member',
  'partner_staff',
  'partner_admin',
  'manager',
  'ops',
  'admin',
] satisfies Role[];
const isRole = (role: string): role is Role => demoRoles.includes(role);

/** Buttons to sign in as a demo account of each role; only in demo mode, when the server lists them. */
export function DemoAccounts({
  onChallenge,
}: {
  /** Called when the account needs a code as well. */
  onChallenge: (challenge: string | null) => void;
}) {
  const { t } = useTranslation('accounts');
  const { data: meta } = useQuery(getMetaOptions());
  const signIn = useAction(signInMutation(), {
    onDone: startSession,
    onFailed: (failure) => onChallenge(challengeOf(failure)),
    failure: 'note',
  });
  if (!meta?.demo || meta.demo_accounts.length === 0) return null;

  return (
    <section className={classes.accounts} aria-labelledby="demo-accounts">
      <Heading id="demo-accounts">{t('demo.title')}</Heading>
      <Text tone="quiet" className={classes.text}>
        {t('demo.text')}
      </Text>
      <List ruled>
        {meta.demo_accounts.map(({ email, role, password }) => (
          <li key={email}>
            <UnstyledButton
              className={classes.account}
              disabled={signIn.isPending}
              onClick={() => signIn.mutate({ body: { email, password } })}
            >
              <Text as="span" strong>
                {isRole(role) ? t(`demo.role.${role}`) : role}
              </Text>
              <Note as="span" className={classes.email}>
                {email}
              </Note>
              <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
            </UnstyledButton>
          </li>
        ))}
      </List>
      <Link to="/demo/mailbox" className={classes.mailbox}>
        {t('demo.mailbox')}
      </Link>
    </section>
  );
}
