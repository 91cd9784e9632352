import { cancelClassSessionMutation, type PartnerClassSession } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { toFailure } from '../../../ui/network/problem.ts';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { useRefreshFrontDesk } from '../day/use-refresh-front-desk.ts';
import { ReasonForm } from './reason-form.tsx';

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
      {session && <CancelSessionForm session={session} onClose={onClose} />}
    </Sheet>
  );
}

interface CancelSessionFormProps {
  session: PartnerClassSession;
  onClose: () => void;
}

function CancelSessionForm({ session, onClose }: CancelSessionFormProps) {
  const { t } = useTranslation('door');
  const format = useFormat();
  const refresh = useRefreshFrontDesk();
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
      keepLabel={t('cancel.keep')}
      confirmLabel={t('cancel.confirm')}
      busy={cancel.isPending}
      onKeep={onClose}
      onConfirm={(reason) => cancel.mutate({ path: { id: session.id }, body: { reason } })}
    />
  );
}
