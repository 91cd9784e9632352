import { signInWithPasskeyMutation } from '@pulse/contract/client';
import { IconFingerprint, IconMail } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Action } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { canOfferPasskeys, canUsePasskeys, signWithPasskey } from '../passkeys/browser-passkeys.ts';
import { startSession } from '../session/session-store.ts';
import classes from './other-ways.module.css';

/** Signing in without the password: with a passkey, also from the menu of the email field, or by link. */
export default function OtherWays({ onLink }: { onLink: () => void }) {
  const { t } = useTranslation('sign-in-ways');
  const offer = useRef<AbortController | null>(null);
  const send = useAction(signInWithPasskeyMutation(), { onDone: startSession, failure: 'note' });
  const { mutate } = send;
  const ask = useAction(
    {
      mutationFn: async () => {
        // A browser asks for one passkey at a time.
        offer.current?.abort();
        const passkey = await signWithPasskey();
        if (passkey) await send.mutateAsync({ body: { passkey } });
        return passkey !== null;
      },
    },
    { failure: 'note' },
  );

  useEffect(() => {
    const controller = new AbortController();
    offer.current = controller;
    const { signal } = controller;
    void (async () => {
      if (!(await canOfferPasskeys()) || signal.aborted) return;
      // The user has not asked for it: without the server there is only no offer.
      const passkey = await signWithPasskey(signal, 'conditional').catch(() => null);
      if (passkey && !signal.aborted) mutate({ body: { passkey } });
    })();
    return () => controller.abort();
  }, [mutate]);

  const cancelled = ask.data === false && !ask.isPending ? t('passkey.cancelled') : null;
  const note = send.failureText ?? ask.failureText ?? cancelled;
  return (
    <Stack gap={3} className={classes.ways}>
      <div className={classes.buttons}>
        {canUsePasskeys() && (
          <Action
            disabled={ask.isPending}
            onClick={() => {
              send.reset();
              ask.mutate();
            }}
          >
            <IconFingerprint size={20} stroke={1.6} aria-hidden="true" />
            {t(ask.isPending ? 'passkey.busy' : 'passkey.button')}
          </Action>
        )}
        <Action onClick={onLink}>
          <IconMail size={20} stroke={1.6} aria-hidden="true" />
          {t('link.button')}
        </Action>
      </div>
      <FailureNote hidden={!note}>{note}</FailureNote>
    </Stack>
  );
}
