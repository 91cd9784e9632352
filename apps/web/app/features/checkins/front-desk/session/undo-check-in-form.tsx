import { correctCheckInMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ReasonForm } from './reason-form.tsx';
import type { SheetFormProps, UndoCheckInTarget } from './sheet-form-props.ts';

/** Requires a reason for undoing a check-in. */
export default function UndoCheckInForm(props: SheetFormProps<UndoCheckInTarget>) {
  const { subject, onClose } = props;
  const { t } = useTranslation('front-desk');
  const name = subject.fullName;
  const undo = useAction(correctCheckInMutation(), {
    done: t('undo.done', { name }),
    refetch: ['desk', 'today', 'look-up'],
    onDone: onClose,
    failure: 'note',
  });
  return (
    <ReasonForm
      kind="undo"
      lead={t('undo.lead', { name })}
      hint={t('undo.reasonHint')}
      action={undo}
      toVariables={(reason) => ({ path: { id: subject.checkInId }, body: { reason } })}
      onKeep={onClose}
    />
  );
}
