import { Button } from '@mantine/core';
import { addWalkInMutation, type DeskSubject } from '@pulse/contract/client';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { type Failure, toFailure } from '#ui/network/problem.ts';
import classes from './walk-in.module.css';

/** A class to which a member can be added now. */
export type WalkInClass = Omit<DeskSubject['walk_in'][number], 'price'>;

/** How staff say who stands at the desk: a stranger who was looked up by the address has no code here. */
type WalkInIdentity = { member_code: string } | { email: string };

interface WalkInClassesProps {
  name: string;
  identity: WalkInIdentity;
  sessions: readonly WalkInClass[];
  timeZone: string;
}

/** Adds a member who stands at the desk to a class with a free place: by plan, or by single payment. */
export function WalkInClasses({ name, identity, sessions, timeZone }: WalkInClassesProps) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const { busy, sessionId, added, failure, canPay, add } = useAddWalkIn(identity);
  const paying = added?.awaits_payment;
  return (
    <Stack gap={2} className={classes.walkIn}>
      <div role="status">
        {added?.check_in && (
          <Text strong tone="booked">
            {t('walkIn.added', {
              name: added.member.full_name,
              title: added.check_in.booking?.session.title ?? '',
            })}
          </Text>
        )}
        {paying && (
          <Text strong>
            {t('walkIn.held', {
              name: added.member.full_name,
              title: paying.title,
              amount: format.money(paying.amount),
              time: format.time(paying.held_until, timeZone),
            })}
          </Text>
        )}
        <FailureNote hidden={!failure}>
          {failure && (failure.status === 0 ? t('walkIn.unreachable') : failure.detail)}
        </FailureNote>
      </div>
      {canPay && sessionId && (
        <Button size="sm" loading={busy} onClick={() => add(sessionId, true)}>
          {t('walkIn.pay')}
        </Button>
      )}
      {!added &&
        sessions
          .filter(({ class_session_id }) => !canPay || class_session_id !== sessionId)
          .map((session) => {
            const time = format.time(session.starts_at, timeZone);
            const { class_session_id: id, title, free } = session;
            return (
              <Button
                key={id}
                size="sm"
                className={classes.add}
                leftSection={<IconUserPlus size={18} stroke={1.7} aria-hidden="true" />}
                loading={busy && sessionId === id}
                disabled={busy && sessionId !== id}
                aria-label={t('walkIn.addOf', { name, title, time })}
                onClick={() => add(id, false)}
              >
                {t('walkIn.add', { title, time, count: free })}
              </Button>
            );
          })}
    </Stack>
  );
}

/** Adds one member to classes as a walk-in; a repeated request returns the same place. */
function useAddWalkIn(identity: WalkInIdentity) {
  const add = useAction(addWalkInMutation(), {
    refetch: ['desk', 'today', 'look-up'],
    refetchAfterFailure: true,
    failure: 'note',
  });
  const failure = add.isError ? toFailure(add.error) : null;
  return {
    busy: add.isPending,
    /** The class that is being added to, or was last. */
    sessionId: add.variables?.body.class_session_id ?? null,
    added: add.data ?? null,
    failure,
    canPay: failure !== null && offersDropIn(failure),
    add: (class_session_id: string, pay_drop_in: boolean) =>
      add.mutate({ body: { class_session_id, ...identity, pay_drop_in } }),
  };
}

function offersDropIn(failure: Failure): boolean {
  if (!('details' in failure) || !failure.details) return false;
  return 'drop_in_allowed' in failure.details && failure.details.drop_in_allowed === true;
}
