import { TextInput } from '@mantine/core';
import { addPasskey, beginPasskey } from '@pulse/contract/client';
import { PASSKEY_NAME_MAX_LENGTH } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { describeUserAgent } from '#ui/format/describe-user-agent.ts';
import { type OwnerProof, OwnerProofForm } from '../../owner-proof/owner-proof-form.tsx';
import { createPasskey } from '../../passkeys/browser-passkeys.ts';
import classes from '../profile.module.css';

interface NamedProof {
  name: string;
  proof: OwnerProof;
}

/** Creates a passkey on this device; returns why there is none, when there is none. */
async function addPasskeyOfDevice({ name, proof }: NamedProof) {
  const { data: options } = await beginPasskey({ body: proof, throwOnError: true });
  const passkey = await createPasskey(options);
  if (typeof passkey === 'string') return passkey;
  await addPasskey({ body: { name: name.trim(), passkey }, throwOnError: true });
  return null;
}

/** Creates a passkey on this device under a name, after the owner's proof. */
export default function AddPasskey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account-security');
  const add = useAction(
    { mutationFn: addPasskeyOfDevice },
    {
      done: (fault, { name }) => (fault ? null : t('passkeys.added', { name: name.trim() })),
      onDone: (fault) => fault ?? onClose(),
      refetch: ['accounts'],
      failure: 'note',
    },
  );
  return (
    <>
      {add.data && <FailureNote>{t(`passkeys.${add.data}`)}</FailureNote>}
      <OwnerProofForm
        fields={{ name: describeUserAgent(navigator.userAgent) ?? '' }}
        action={add}
        toVariables={({ name, ...proof }) => ({ name, proof })}
        withPasskey={(passkey, { name }) => ({ name, proof: { passkey } })}
        submit={t(add.isPending ? 'passkeys.waiting' : 'passkeys.submit')}
        onCancel={onClose}
      >
        {(form) => (
          <TextInput
            label={t('passkeys.name')}
            description={t('passkeys.nameHint')}
            classNames={{ description: classes.nameHint }}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            autoFocus
            {...form.getInputProps('name')}
          />
        )}
      </OwnerProofForm>
    </>
  );
}
