import {
  beginSecondFactorMutation,
  confirmSecondFactorMutation,
  getSecondFactorQueryKey,
  listSessionsQueryKey,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { ConfirmApp } from './confirm-app.tsx';
import { PasswordAndCodeForm } from './password-and-code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SetUpSecondFactorProps {
  /** Whether it is on already, with another app. */
  isOn: boolean;
  onClose: () => void;
}

/** Sets a second factor up: the password, then a code of the app, then the recovery codes. */
export default function SetUpSecondFactor({ isOn, onClose }: SetUpSecondFactorProps) {
  const { t } = useTranslation('second-factor');
  const queryClient = useQueryClient();
  const begin = useMutation(beginSecondFactorMutation());
  const confirm = useMutation({
    ...confirmSecondFactorMutation(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listSessionsQueryKey() }),
  });
  // Not before: it would cover the codes.
  const finish = () => {
    toastSuccess(t('done'));
    void queryClient.invalidateQueries({ queryKey: getSecondFactorQueryKey() });
    onClose();
  };
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recovery_codes} onDone={finish} />;
  if (begin.data)
    return (
      <ConfirmApp
        secret={begin.data.secret}
        otpauthUrl={begin.data.otpauth_url}
        error={confirm.error}
        busy={confirm.isPending}
        onConfirm={(code) => confirm.mutate({ body: { code } })}
        onChange={confirm.reset}
        onCancel={onClose}
      />
    );
  return (
    <PasswordAndCodeForm
      needsCode={isOn}
      submitLabel={t('next')}
      error={begin.error}
      busy={begin.isPending}
      onSubmit={({ password, code }) =>
        begin.mutate({ body: isOn ? { password, code } : { password } })
      }
      onChange={begin.reset}
      onCancel={onClose}
    />
  );
}
