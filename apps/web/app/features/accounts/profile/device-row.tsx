import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import classes from './profile.module.css';

interface DeviceRowProps {
  icon: Icon;
  name: string;
  /** When it was used. */
  note: ReactNode;
  /** What stands at the end of the row. */
  children?: ReactNode;
}

/** A row of a list of devices or passkeys. */
export function DeviceRow({ icon: DeviceIcon, name, note, children }: DeviceRowProps) {
  return (
    <Row as="li" align="center" wrap={false} className={classes.device}>
      <DeviceIcon size={22} stroke={1.6} aria-hidden="true" />
      <div className={classes.deviceText}>
        <strong>{name}</strong>
        <Note as="span">{note}</Note>
      </div>
      {children}
    </Row>
  );
}
