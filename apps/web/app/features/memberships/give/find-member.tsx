import { TextInput } from '@mantine/core';
import { findMemberMutation, type MemberWithPlan } from '@pulse/contract/client';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';

interface FindMemberProps {
  /** What is shown of the person; `onChanged` replaces what was found. */
  children: (member: MemberWithPlan, onChanged: (member: MemberWithPlan) => void) => ReactNode;
}

/** Finds a person by their exact email, which goes into no address. */
export function FindMember({ children }: FindMemberProps) {
  const { t } = useTranslation('platform-memberships');
  const [member, setMember] = useState<MemberWithPlan | null>(null);
  const find = useAction(findMemberMutation(), {
    onDone: (found) => {
      setMember(found.member);
      if (!found.member) form.show({ errors: { email: t('find.none') } });
    },
    failure: 'note',
  });
  const form = useActionForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: email.trim() ? null : t('find.emailMissing') }),
    action: find,
    toVariables: ({ email }) => ({ body: { email: email.trim() } }),
  });
  const findAnother = () => {
    setMember(null);
    form.submit();
  };
  return (
    <>
      <search>
        <Form
          form={{ ...form, submit: findAnother }}
          layout="row"
          variant="filled"
          submit={t('find.action')}
        >
          <TextInput
            label={t('find.email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            {...form.getInputProps('email')}
          />
        </Form>
      </search>
      <div aria-live="polite">{member && children(member, setMember)}</div>
    </>
  );
}
