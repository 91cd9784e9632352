import { cancelClassSessionMutation, type PartnerClassSession } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useRefreshFrontDesk } from '../../live/use-refresh-front-desk.ts';
import { ReasonForm } from './reason-form.tsx';

interface CancelSessionSheetProps {
  /** The class session to cancel; null: closed. */
  session: PartnerClassSession | null;
  onClose: () => void;
}

/** Shows how many members are affected and requires a reason for them. Keeping the class is the primary button. */
export function CancelSessionSheet({ session, onClose }: CancelSessionSheetProps) {
  const { t } = useTranslation('front-desk');
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
  const { t } = useTranslation('front-desk');
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
    // A colleague may have changed the class meanwhile: the refreshed page shows it.
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
