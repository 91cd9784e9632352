import type { ReactNode } from 'react';
import { FailureNote } from '../feedback/failure-note.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';

/** The words of a confirmation, and whether confirming cannot be undone or costs something. */
export interface Confirmation {
  title: string;
  confirm: string;
  cancel: string;
  destructive?: boolean;
}

interface ConfirmActionProps {
  opened: boolean;
  words: Confirmation;
  /** An action with `failure: 'note'`, whose `onDone` closes the dialog; none for what cannot fail. */
  action?: { isPending: boolean; failureText?: string | null; reset?: () => void };
  onConfirm: () => void;
  onClose: () => void;
  /** What happens after confirming. */
  children: ReactNode;
}

/** Asks for confirmation before an action; while it runs the dialog is busy, and it says why it failed. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { opened, words, action, onConfirm, onClose, children } = props;
  const close = () => {
    action?.reset?.();
    onClose();
  };
  return (
    <ConfirmDialog
      {...words}
      opened={opened}
      busy={action?.isPending ?? false}
      onConfirm={onConfirm}
      onCancel={close}
    >
      {children}
      {action?.failureText && <FailureNote>{action.failureText}</FailureNote>}
    </ConfirmDialog>
  );
}
