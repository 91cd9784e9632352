import { Button, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What happens if the person goes on. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  /** True where going on costs something: the way back is then the strong button. */
  costs?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before something that is hard to take back. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirm,
  cancel,
  costs = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Modal opened={opened} onClose={onCancel} title={title} size="sm" withCloseButton={false}>
      <Text c="var(--pulse-ink-2)">{children}</Text>
      <div className={classes.actions}>
        <Button variant={costs ? 'filled' : 'default'} onClick={onCancel} data-autofocus>
          {cancel}
        </Button>
        <Button variant={costs ? 'danger' : 'filled'} loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
