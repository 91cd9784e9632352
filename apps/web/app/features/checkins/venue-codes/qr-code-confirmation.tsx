import { type QrCode, renewQrCodeMutation, revokeQrCodeMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useAction } from '#ui/actions/use-action.ts';

/** A code that is about to be replaced by a new one, or to stop working with all its posters. */
export interface CodeChange {
  kind: 'renew' | 'revoke';
  code: QrCode;
}

interface QrCodeConfirmationProps {
  /** Null while the dialog is closed. */
  change: CodeChange | null;
  onClose: () => void;
}

/** Asks for confirmation before a code changes. */
export function QrCodeConfirmation({ change, onClose }: QrCodeConfirmationProps) {
  const { t } = useTranslation('partner-qr-codes');
  const kind = change?.kind ?? 'renew';
  const label = change?.code.label ?? '';
  const options = {
    done: t(`${kind}.done`, { label }),
    refetch: ['checkins'],
    onDone: onClose,
    failure: 'note',
  } as const;
  const renew = useAction(renewQrCodeMutation(), options);
  const revoke = useAction(revokeQrCodeMutation(), options);
  const action = kind === 'renew' ? renew : revoke;
  return (
    <ConfirmAction
      opened={change !== null}
      words={{
        title: t(`${kind}.title`),
        confirm: t(`${kind}.confirm`),
        cancel: t(`${kind}.keep`),
        destructive: kind === 'revoke',
      }}
      action={action}
      onConfirm={() => change && action.mutate({ path: { id: change.code.id } })}
      onClose={onClose}
    >
      {t(`${kind}.text`, { label })}
    </ConfirmAction>
  );
}
