import { isPasswordAcceptable } from '@pulse/domain';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from '#light-translator';
import { hideToast, showToast } from '#ui/feedback/toast.ts';

const toastId = 'new-password';

/** The fields of a form that sets a password. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

export const noPassword: NewPassword = { password: '', confirmation: '' };

function problemOf({ password, confirmation }: NewPassword): 'unmet' | 'mismatch' | null {
  if (!isPasswordAcceptable(password)) return 'unmet';
  return confirmation === password ? null : 'mismatch';
}

/** Whether a new password meets all requirements and was confirmed. */
export const isConfirmed = (typed: NewPassword) => problemOf(typed) === null;

/**
 * Says why a new password cannot be saved: the button is disabled until it can, so a user who tries
 * with Enter gets the message of the specification. It goes once it no longer holds.
 */
export function usePasswordAttempt(typed: NewPassword) {
  const { t } = useTranslation('accounts');
  const problem = problemOf(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem makes the message wrong.
  useEffect(() => () => hideToast(toastId), [problem]);
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || problem === null) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    showToast(t(`setPassword.${problem}`), { id: toastId, tone: 'failure', durationMs: 8000 });
  };
}
