import { Button, TextInput } from '@mantine/core';
import { findMemberMutation, type MemberWithPlan } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toFailure } from '#ui/network/problem.ts';
import classes from './give.module.css';

interface FindMemberProps {
  /** What is shown of the person; `onChanged` replaces what was found. */
  children: (member: MemberWithPlan, onChanged: (member: MemberWithPlan) => void) => ReactNode;
}

/** Finds a person by their exact email, which goes into no address. */
export function FindMember({ children }: FindMemberProps) {
  const { t } = useTranslation('platform-memberships');
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const [member, setMember] = useState<MemberWithPlan | null>(null);
  const find = useMutation({
    ...findMemberMutation(),
    onSuccess: (found) => {
      setMember(found.member);
      if (!found.member) setError(t('find.none'));
    },
    onError: (failed) => setError(toFailure(failed).fields[0]?.detail ?? ''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMember(null);
    find.reset();
    const typed = email.trim();
    setError(typed ? '' : t('find.emailMissing'));
    if (typed) find.mutate({ body: { email: typed } });
  };
  const failure = find.error && toFailure(find.error);
  return (
    <>
      <search>
        <form onSubmit={submit} noValidate className={classes.find}>
          <TextInput
            label={t('find.email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            error={error}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" variant="filled" loading={find.isPending}>
            {t('find.action')}
          </Button>
        </form>
      </search>
      {failure && failure.fields.length === 0 && (
        <FailureNote>{failure.detail ?? t('failed')}</FailureNote>
      )}
      <div aria-live="polite">{member && children(member, setMember)}</div>
    </>
  );
}
