import { Button } from '@mantine/core';
import { resendStaffInvitationMutation, type StaffMember } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './staff.module.css';

export interface StaffActions {
  onChange: (person: StaffMember) => void;
  onRemove: (person: StaffMember) => void;
}

interface StaffRowProps {
  person: StaffMember;
  isSelf: boolean;
  /** Null for those who only read. */
  actions: StaffActions | null;
}

/** A colleague or an open invitation, with what an admin can do about it. */
export function StaffRow({ person, isSelf, actions }: StaffRowProps) {
  const { t } = useTranslation('partner-staff');
  const { full_name: name, email, role, status } = person;
  const invited = status !== 'active';
  return (
    <li className={classes.row}>
      <Avatar name={name} size={44} />
      <div>
        <Heading size={4} className={classes.name}>
          {name} {isSelf && <span className={classes.self}>{t('self')}</span>}
        </Heading>
        {email && (
          <Text tone="quiet" className={classes.email}>
            {email}
          </Text>
        )}
      </div>
      <Row align="center" className={classes.role}>
        <p>{t(`role.${role}`)}</p>
        {invited && <InvitationState person={person} />}
      </Row>
      {actions && (
        <ActionBar className={classes.actions}>
          {invited && <ResendButton person={person} />}
          <Button
            size="sm"
            aria-label={t('change.openOf', { name })}
            onClick={() => actions.onChange(person)}
          >
            {t('change.open')}
          </Button>
          <Button
            size="sm"
            variant="subtle"
            aria-label={t(invited ? 'withdraw.openOf' : 'remove.openOf', { name })}
            onClick={() => actions.onRemove(person)}
          >
            {t(invited ? 'withdraw.open' : 'remove.open')}
          </Button>
        </ActionBar>
      )}
    </li>
  );
}

function InvitationState({ person: { status, expires_at } }: { person: StaffMember }) {
  const { t } = useTranslation('partner-staff');
  const format = useFormat();
  if (status === 'expired') return <StatusBadge state="cancelled">{t('expired')}</StatusBadge>;
  return (
    <StatusBadge state="to_come">
      {t('invited', { date: expires_at ? format.date(expires_at, 'date') : '' })}
    </StatusBadge>
  );
}

function ResendButton({ person: { id, full_name: name, email } }: { person: StaffMember }) {
  const { t } = useTranslation('partner-staff');
  const resend = useAction(resendStaffInvitationMutation(), {
    done: t('resend.done', { email: email ?? '' }),
    refetch: ['accounts'],
    // Accepted or withdrawn meanwhile: the list shows it.
    refetchAfterFailure: true,
  });
  return (
    <Button
      size="sm"
      aria-label={t('resend.openOf', { name })}
      loading={resend.isPending}
      onClick={() => resend.mutate({ path: { id } })}
    >
      {t('resend.open')}
    </Button>
  );
}
