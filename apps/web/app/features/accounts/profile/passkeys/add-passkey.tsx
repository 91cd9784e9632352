import { TextInput } from '@mantine/core';
import { addPasskey, beginPasskey, listPasskeysQueryKey } from '@pulse/contract/client';
import { PASSKEY_NAME_MAX_LENGTH } from '@pulse/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { describeUserAgent } from '#ui/format/describe-user-agent.ts';
import { toFailure } from '#ui/network/problem.ts';
import { FormMessage } from '../../form-message.tsx';
import { type OwnerProof, OwnerProofForm } from '../../owner-proof/owner-proof-form.tsx';
import { createPasskey, type PasskeyFault } from '../../passkeys/browser-passkeys.ts';
import classes from './passkey-settings.module.css';

/** Creates a passkey on this device under a name, after the owner's proof. */
export default function AddPasskey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account-security');
  const queryClient = useQueryClient();
  const [name, setName] = useState(() => describeUserAgent(navigator.userAgent) ?? '');
  const [fault, setFault] = useState<PasskeyFault | null>(null);
  const add = useMutation({
    mutationFn: async (proof: OwnerProof) => {
      const { data: options } = await beginPasskey({ body: proof, throwOnError: true });
      const passkey = await createPasskey(options);
      if (typeof passkey === 'string') return passkey;
      const body = { name: name.trim(), passkey };
      await addPasskey({ body, throwOnError: true });
      return null;
    },
    onSuccess: (whyNot) => {
      setFault(whyNot);
      if (whyNot) return;
      toastSuccess(t('passkeys.added', { name: name.trim() }));
      void queryClient.invalidateQueries({ queryKey: listPasskeysQueryKey() });
      onClose();
    },
  });
  const nameError = add.error
    ? toFailure(add.error).fields.find(({ field }) => field === 'name')?.detail
    : undefined;
  const reset = () => {
    add.reset();
    setFault(null);
  };
  return (
    <>
      <FormMessage>{fault ? t(`passkeys.${fault}`) : undefined}</FormMessage>
      <OwnerProofForm
        submitLabel={t(add.isPending ? 'passkeys.waiting' : 'passkeys.submit')}
        error={add.error}
        busy={add.isPending}
        isFilled={name.trim() !== ''}
        fieldError={nameError}
        onSubmit={(proof) => add.mutate(proof)}
        onChange={reset}
        onCancel={onClose}
      >
        <TextInput
          label={t('passkeys.name')}
          description={t('passkeys.nameHint')}
          classNames={{ description: classes.hint }}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          value={name}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          error={nameError}
          autoFocus
          onChange={(event) => {
            setName(event.currentTarget.value);
            reset();
          }}
        />
      </OwnerProofForm>
    </>
  );
}
