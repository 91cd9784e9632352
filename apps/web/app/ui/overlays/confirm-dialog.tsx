import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Action } from '../controls/action.tsx';
import { Heading } from '../layout/heading.tsx';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import classes from './dialogs.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What happens after confirming. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  /** Confirming cannot be undone or costs something: cancel is then the primary button. */
  destructive?: boolean;
  busy?: boolean;
  /** False while a navigation waits for the answer: a new entry in the history would cancel it. */
  closesOnBack?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before something hard to undo; cancel comes first and has the focus. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirm,
  cancel,
  destructive = false,
  busy = false,
  closesOnBack = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useCloseOnBack(opened && closesOnBack, onCancel);

  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);

  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={heading} onClose={onCancel}>
      <Heading id={heading}>{title}</Heading>
      <Text as="div" tone="quiet" className={classes.text}>
        {children}
      </Text>
      <Row className={classes.actions}>
        <Action variant={destructive ? 'filled' : 'default'} onClick={onCancel}>
          {cancel}
        </Action>
        <Action variant={destructive ? 'danger' : 'filled'} disabled={busy} onClick={onConfirm}>
          {confirm}
        </Action>
      </Row>
    </dialog>
  );
}
