import { listPasskeysQueryKey, type Passkey, removePasskeyMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { OwnerProofForm } from '../../owner-proof/owner-proof-form.tsx';
import classes from './passkey-settings.module.css';

interface RemovePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Removes a passkey from the account after the owner's proof; the device keeps its half of it. */
export default function RemovePasskey({ passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const { t } = useTranslation('account-security');
  const queryClient = useQueryClient();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const remove = useMutation({
    ...removePasskeyMutation(),
    onSuccess: () => {
      toastSuccess(t('passkeys.removed', { name }));
      void queryClient.invalidateQueries({ queryKey: listPasskeysQueryKey() });
      onClose();
    },
  });
  return (
    <>
      <p ref={title} tabIndex={-1} className={classes.title}>
        {t('passkeys.removeTitle', { name })}
      </p>
      <OwnerProofForm
        destructive
        submitLabel={t('passkeys.removeSubmit')}
        error={remove.error}
        busy={remove.isPending}
        onSubmit={(proof) => remove.mutate({ path: { id }, body: proof })}
        onChange={remove.reset}
        onCancel={onClose}
      />
    </>
  );
}
