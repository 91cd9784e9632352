import { isPasswordAcceptable } from '@pulse/domain';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from '#light-translator';
import { hideToast, showToast } from '#ui/feedback/toast.ts';

const toastId = 'new-password';

/**
 * Whether a new password can be saved, and what says why not: the button is disabled until then, so
 * a user who tries with Enter gets the message of the specification. It goes once it no longer holds.
 */
export function usePasswordAttempt(password: string, confirmation: string) {
  const { t } = useTranslation('accounts');
  const findProblem = () => {
    if (!isPasswordAcceptable(password)) return 'unmet';
    return confirmation === password ? null : 'mismatch';
  };
  const problem = findProblem();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem makes the message wrong.
  useEffect(() => () => hideToast(toastId), [problem]);
  return {
    isReady: problem === null,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || problem === null) return;
      if (!(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      showToast(t(`setPassword.${problem}`), { id: toastId, tone: 'failure', durationMs: 8000 });
    },
  };
}
