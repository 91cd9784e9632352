import { getSecondFactorQueryKey, switchOffSecondFactorMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { PasswordAndCodeForm } from './password-and-code-form.tsx';

/** Switches the second factor off, after the password and a code. */
export default function SwitchOffSecondFactor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('second-factor');
  const queryClient = useQueryClient();
  const switchOff = useMutation({
    ...switchOffSecondFactorMutation(),
    onSuccess: () => {
      toastSuccess(t('switchedOff'));
      void queryClient.invalidateQueries({ queryKey: getSecondFactorQueryKey() });
      onClose();
    },
  });
  return (
    <PasswordAndCodeForm
      needsCode
      destructive
      submitLabel={t('switchOff')}
      error={switchOff.error}
      busy={switchOff.isPending}
      onSubmit={(proof) => switchOff.mutate({ body: proof })}
      onChange={switchOff.reset}
      onCancel={onClose}
    />
  );
}
