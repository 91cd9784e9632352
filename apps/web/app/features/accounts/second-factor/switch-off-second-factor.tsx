import { switchOffSecondFactorMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { OwnerProofForm } from '../owner-proof/owner-proof-form.tsx';

/** Switches the second factor off, after the password and a code. */
export default function SwitchOffSecondFactor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('second-factor');
  const switchOff = useAction(switchOffSecondFactorMutation(), {
    done: t('switchedOff'),
    onDone: onClose,
    refetch: ['accounts'],
    failure: 'note',
  });
  return (
    <OwnerProofForm
      destructive
      fields={{}}
      action={switchOff}
      toVariables={({ password, code = '' }) => ({ body: { password, code } })}
      codeLabel={t('code.current')}
      submit={t('switchOff')}
      autoFocus
      onCancel={onClose}
    />
  );
}
