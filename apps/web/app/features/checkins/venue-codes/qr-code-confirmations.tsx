import { type QrCode, renewQrCodeMutation, revokeQrCodeMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useAction } from '#ui/actions/use-action.ts';

interface ConfirmationProps {
  /** The code that is about to change; null while the dialog is closed. */
  code: QrCode | null;
  onClose: () => void;
}

/** Asks for confirmation before a code is replaced by a new one. */
export function RenewConfirmation({ code, onClose }: ConfirmationProps) {
  const { t } = useTranslation('partner-qr-codes');
  const label = code?.label ?? '';
  const renew = useAction(renewQrCodeMutation(), {
    done: t('renew.done', { label }),
    refetch: ['checkins'],
    onDone: onClose,
    failure: 'note',
  });
  return (
    <ConfirmAction
      opened={code !== null}
      words={{ title: t('renew.title'), confirm: t('renew.confirm'), cancel: t('renew.keep') }}
      action={renew}
      onConfirm={() => code && renew.mutate({ path: { id: code.id } })}
      onClose={onClose}
    >
      {t('renew.text', { label })}
    </ConfirmAction>
  );
}

/** Asks for confirmation before a code and all its posters stop working. */
export function RevokeConfirmation({ code, onClose }: ConfirmationProps) {
  const { t } = useTranslation('partner-qr-codes');
  const label = code?.label ?? '';
  const revoke = useAction(revokeQrCodeMutation(), {
    done: t('revoke.done', { label }),
    refetch: ['checkins'],
    onDone: onClose,
    failure: 'note',
  });
  const words = {
    title: t('revoke.title'),
    confirm: t('revoke.confirm'),
    cancel: t('revoke.keep'),
    destructive: true,
  };
  return (
    <ConfirmAction
      opened={code !== null}
      words={words}
      action={revoke}
      onConfirm={() => code && revoke.mutate({ path: { id: code.id } })}
      onClose={onClose}
    >
      {t('revoke.text', { label })}
    </ConfirmAction>
  );
}
