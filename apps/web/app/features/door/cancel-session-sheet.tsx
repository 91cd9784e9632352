import { cancelClassSessionMutation, type PartnerClassSession } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { toFailure } from '../../ui/problem.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { ReasonForm } from './reason-form.tsx';
import { useRefreshDoor } from './use-refresh-door.ts';

interface CancelSessionSheetProps {
  /** The class to cancel; null while nothing is asked. */
  session: PartnerClassSession | null;
  onClose: () => void;
}

/** Says who is affected, asks for the reason they will read. Keeping is the strong button. */
export function CancelSessionSheet({ session, onClose }: CancelSessionSheetProps) {
  const { t } = useTranslation('door');
  return (
    <Sheet opened={session !== null} onClose={onClose} title={t('cancel.title')}>
      {session && <CancelQuestion session={session} onClose={onClose} />}
    </Sheet>
  );
}

interface CancelQuestionProps {
  session: PartnerClassSession;
  onClose: () => void;
}

function CancelQuestion({ session, onClose }: CancelQuestionProps) {
  const { t } = useTranslation('door');
  const format = useFormat();
  const refresh = useRefreshDoor();
  const name = session.title;
  const cancel = useMutation({
    ...cancelClassSessionMutation(),
    onSuccess: async () => {
      toastSuccess(t('cancel.done', { name }));
      onClose();
      await refresh();
    },
    // A colleague may have changed the class meanwhile: the page below says so then.
    onError: () => refresh(),
  });
  const day = format.date(session.starts_at, 'day', session.time_zone);
  return (
    <ReasonForm
      lead={[
        t('cancel.lead', { name, day, time: session.local_start }),
        t('cancel.booked', { count: session.booked + session.waitlisted }),
        t('cancel.final'),
      ].join(' ')}
      label={t('cancel.reason')}
      failure={cancel.isError ? (toFailure(cancel.error).detail ?? t('cancel.failed')) : null}
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm')}
      busy={cancel.isPending}
      onKeep={onClose}
      onConfirm={(reason) => cancel.mutate({ path: { id: session.id }, body: { reason } })}
    />
  );
}
