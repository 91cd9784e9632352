import { cancelClassSessionMutation, type PartnerClassSession } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { ReasonForm } from './reason-form.tsx';

interface CancelSessionSheetProps {
  /** The class session to cancel; null: closed. */
  session: PartnerClassSession | null;
  onClose: () => void;
}

/** Shows how many members are affected and requires a reason for them. Keeping the class is the primary button. */
export default function CancelSessionSheet({ session, onClose }: CancelSessionSheetProps) {
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
  const name = session.title;
  const cancel = useAction(cancelClassSessionMutation(), {
    done: t('cancel.done', { name }),
    refetch: ['desk', 'today', 'look-up'],
    refetchAfterFailure: true,
    onDone: onClose,
    failure: 'note',
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
      failure={cancel.failureText}
      keepLabel={t('cancel.keep')}
      confirmLabel={t('cancel.confirm')}
      busy={cancel.isPending}
      onKeep={onClose}
      onConfirm={(reason) => cancel.mutate({ path: { id: session.id }, body: { reason } })}
    />
  );
}
