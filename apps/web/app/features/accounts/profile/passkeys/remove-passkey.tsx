import { type Passkey, removePasskeyMutation } from '@pulse/contract/client';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { OwnerProofForm } from '../../owner-proof/owner-proof-form.tsx';
import classes from '../profile.module.css';

interface RemovePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Removes a passkey from the account after the owner's proof; the device keeps its half of it. */
export default function RemovePasskey({ passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const { t } = useTranslation('account-security');
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const remove = useAction(removePasskeyMutation(), {
    done: t('passkeys.removed', { name }),
    onDone: onClose,
    refetch: ['accounts'],
    failure: 'note',
  });
  return (
    <>
      <p ref={title} tabIndex={-1} className={classes.removing}>
        {t('passkeys.removeTitle', { name })}
      </p>
      <OwnerProofForm
        destructive
        fields={{}}
        action={remove}
        toVariables={(body) => ({ path: { id }, body })}
        withPasskey={(passkey) => ({ path: { id }, body: { passkey } })}
        submit={t('passkeys.removeSubmit')}
        onCancel={onClose}
      />
    </>
  );
}
