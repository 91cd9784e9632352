import { Button } from '@mantine/core';
import { getSecondFactorOptions, type SignedPasskeyInput } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { FormFrame } from '#ui/forms/form-frame.tsx';
import type { FormAction } from '#ui/forms/form-store.ts';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Row } from '#ui/layout/row.tsx';
import { CodeField } from '../code-field.tsx';
import { canUsePasskeys, signWithPasskey } from '../passkeys/browser-passkeys.ts';
import { usePasskeys } from '../passkeys/use-passkeys.ts';
import { PasswordField } from '../password/password-field.tsx';
import { useSession } from '../session/use-session.ts';
import classes from './owner-proof-form.module.css';

/** What proves that it is the owner: the password, with a code if one is asked for; or a passkey. */
export type OwnerProof = { password: string; code?: string } | { passkey: SignedPasskeyInput };

type TextFields = Record<string, string>;
type ProofForm<Fields extends TextFields> = ReturnType<
  typeof useActionForm<Fields & { password: string; code: string }, unknown>
>;

interface OwnerProofFormProps<Fields extends TextFields, Variables> {
  /** The fields above the proof, as they start; all must be filled in. */
  fields: Fields;
  action: FormAction<Variables>;
  toVariables: (values: Fields & { password: string; code?: string }) => NoInfer<Variables>;
  /** What is sent with a passkey instead; without it none is offered. */
  withPasskey?: (passkey: SignedPasskeyInput, values: Fields) => NoInfer<Variables>;
  codeLabel?: string;
  submit: string;
  destructive?: boolean;
  /** Whether the password is the first field and takes the focus. */
  autoFocus?: boolean;
  onCancel: () => void;
  children?: (form: ProofForm<Fields>) => ReactNode;
}

const isFilled = (value: string) => value.trim() !== '';

/** Something that an open session alone may not do: its fields, and the owner's proof below them. */
export function OwnerProofForm<Fields extends TextFields, Variables>(
  props: OwnerProofFormProps<Fields, Variables>,
) {
  const { fields, action, toVariables, withPasskey, submit, destructive, onCancel } = props;
  const { t } = useTranslation('account-security');
  const { user } = useSession();
  const { data: factor, isPending } = useQuery(getSecondFactorOptions());
  const { data: passkeys } = usePasskeys();
  const hasPassword = user?.user_metadata.password_set !== false;
  const needsCode = factor?.enabled_at != null;
  const form = useActionForm<Fields & { password: string; code: string }, Variables>({
    initial: { ...fields, password: '', code: '' },
    isReady: ({ code, ...others }) =>
      Object.values(others).every(isFilled) && (!needsCode || isFilled(code)),
    action,
    toVariables: (values) => toVariables(needsCode ? values : { ...values, code: undefined }),
    explain: ({ code }) =>
      code === 'invalid_credentials' ? { errors: { password: t('proof.wrongPassword') } } : null,
  });
  const ask = useAction(
    { mutationFn: () => signWithPasskey() },
    {
      onDone: (passkey) => {
        if (!passkey || !withPasskey) return form.show({ note: t('proof.cancelled') });
        action.mutate(withPasskey(passkey, form.values), { onError: form.showFailure });
      },
      onFailed: form.showFailure,
      failure: 'note',
    },
  );
  if (isPending) return <LoadingRows rows={2} height={78} />;
  const hasPasskey = withPasskey && canUsePasskeys() && passkeys && passkeys.items.length > 0;
  const note = form.note || (hasPassword || hasPasskey ? '' : t('proof.noPassword'));
  const lacksField = Object.keys(fields).some((name) => !isFilled(form.values[name] ?? ''));
  return (
    <div className={classes.proof}>
      <FormFrame form={form}>
        {props.children?.(form)}
        {hasPassword && (
          <PasswordField
            label={t('proof.password')}
            autoComplete="current-password"
            autoFocus={props.autoFocus}
            {...form.getInputProps('password')}
          />
        )}
        {hasPassword && needsCode && (
          <CodeField label={props.codeLabel ?? t('proof.code')} {...form.getInputProps('code')} />
        )}
        <FailureNote hidden={!note}>{note}</FailureNote>
        <Row className={classes.buttons}>
          {hasPassword && (
            <Button
              type="submit"
              variant={destructive ? 'danger' : 'filled'}
              disabled={!form.isReady}
              loading={form.busy}
            >
              {submit}
            </Button>
          )}
          {hasPasskey && (
            <Button
              disabled={lacksField || form.busy}
              loading={ask.isPending}
              onClick={() => {
                form.show({});
                ask.mutate();
              }}
            >
              {t('proof.usePasskey')}
            </Button>
          )}
          <Button variant="subtle" onClick={onCancel}>
            {t('proof.cancel')}
          </Button>
        </Row>
      </FormFrame>
    </div>
  );
}
