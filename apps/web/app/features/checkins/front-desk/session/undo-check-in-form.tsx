import { correctCheckInMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ReasonForm } from './reason-form.tsx';
import type { SheetFormProps } from './session-sheets.tsx';

/** A check-in to undo. */
export interface UndoCheckInTarget {
  checkInId: string;
  fullName: string;
}

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
