import { cancelClassSessionMutation, type PartnerClassSession } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { ReasonForm } from './reason-form.tsx';
import type { SheetFormProps } from './sheet-form-props.ts';

/** Shows how many members are affected and requires a reason for them. */
export default function CancelSessionForm(props: SheetFormProps<PartnerClassSession>) {
  const { subject: session, onClose } = props;
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const { title: name, local_start: time, starts_at, time_zone } = session;
  const cancel = useAction(cancelClassSessionMutation(), {
    done: t('cancel.done', { name }),
    refetch: ['desk', 'today', 'look-up'],
    refetchAfterFailure: true,
    onDone: onClose,
    failure: 'note',
  });
  return (
    <ReasonForm
      kind="cancel"
      lead={[
        t('cancel.lead', { name, day: format.date(starts_at, 'day', time_zone), time }),
        t('cancel.booked', { count: session.booked + session.waitlisted }),
        t('cancel.final'),
      ].join(' ')}
      action={cancel}
      toVariables={(reason) => ({ path: { id: session.id }, body: { reason } })}
      onKeep={onClose}
    />
  );
}
