import { Button } from '@mantine/core';
import type { MemberWithPlan } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import classes from './give.module.css';
import { GiveMembershipForm } from './give-membership-form.tsx';

interface MemberCardProps {
  member: MemberWithPlan;
  /** Only admins give a plan, and not to themselves. */
  canGive: boolean;
  ownId: string;
  onChanged: (member: MemberWithPlan) => void;
}

/** A person with their membership, and what an admin can give. */
export function MemberCard({ member, canGive, ownId, onChanged }: MemberCardProps) {
  const { t } = useTranslation('platform-memberships');
  const [giving, setGiving] = useState(false);
  const close = () => setGiving(false);
  const { membership } = member;
  const pays = membership !== null && membership.given_until === null;
  const refusal = refusalOf();
  function refusalOf() {
    if (!canGive) return t('member.readOnly');
    if (member.id === ownId) return t('member.own');
    return pays ? t('member.pays') : null;
  }
  return (
    <Stack as="section" gap={2} className={classes.card} aria-labelledby="found-member">
      <Heading id="found-member">{member.full_name}</Heading>
      <Text tone="quiet">{member.email}</Text>
      {membership ? (
        <MembershipLines membership={membership} timeZone={member.time_zone} />
      ) : (
        <p>{t('member.none')}</p>
      )}
      {refusal ? (
        <Text prose tone="quiet">
          {refusal}
        </Text>
      ) : (
        <Button variant="primary" className={classes.action} onClick={() => setGiving(true)}>
          {t(membership ? 'member.prolong' : 'member.give')}
        </Button>
      )}
      <Sheet
        opened={giving}
        onClose={close}
        title={t(membership ? 'give.prolongTitle' : 'give.title')}
      >
        <GiveMembershipForm member={member} onClose={close} onGiven={onChanged} />
      </Sheet>
    </Stack>
  );
}

interface MembershipLinesProps {
  membership: NonNullable<MemberWithPlan['membership']>;
  timeZone: string;
}

function MembershipLines({ membership, timeZone }: MembershipLinesProps) {
  const { t } = useTranslation('platform-memberships');
  const format = useFormat();
  const { given_until: lastDay, status, billing_interval: interval } = membership;
  const date = format.date(membership.period_ends_at, 'fullDate', timeZone);
  const next = () => {
    // A day in the member's time zone already.
    if (lastDay) return t('member.given', { date: format.date(lastDay, 'fullDate', 'UTC') });
    if (membership.cancel_at_period_end) return t('member.ends', { date });
    if (status === 'past_due') return t('member.pastDue', { date });
    if (status === 'paused') return t('member.paused', { date });
    return t(`member.renews.${interval}`, { date, price: format.money(membership.price) });
  };
  return (
    <>
      <p>
        <strong>{t(`plan.${membership.plan_code}`)}</strong> {next()}
      </p>
      <Text tone="quiet">
        {t('member.since', { date: format.date(membership.since, 'fullDate', timeZone) })}
      </Text>
    </>
  );
}
