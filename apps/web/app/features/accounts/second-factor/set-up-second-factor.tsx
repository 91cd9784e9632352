import { beginSecondFactorMutation, confirmSecondFactorMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { OwnerProofForm } from '../owner-proof/owner-proof-form.tsx';
import { ConfirmApp } from './confirm-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Sets a second factor up: the password, then a code of the app, then the recovery codes. */
export default function SetUpSecondFactor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('second-factor');
  const refetch = useRefetch();
  const begin = useAction(beginSecondFactorMutation(), { failure: 'note' });
  const confirm = useAction(confirmSecondFactorMutation(), { failure: 'note' });
  // Not before: it would cover the codes.
  const finish = () => {
    toastSuccess(t('done'));
    void refetch(['accounts']);
    onClose();
  };
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recovery_codes} onDone={finish} />;
  if (begin.data) return <ConfirmApp app={begin.data} action={confirm} onCancel={onClose} />;
  return (
    <OwnerProofForm
      fields={{}}
      action={begin}
      toVariables={(body) => ({ body })}
      codeLabel={t('code.current')}
      submit={t('next')}
      autoFocus
      onCancel={onClose}
    />
  );
}
