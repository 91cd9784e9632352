import { type DragEvent, type ReactNode, useState } from 'react';
import { Row } from '../layout/row.tsx';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  onFiles: (files: File[]) => void;
  /** With a button that chooses files: dropping them is one way more. */
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A place onto which files are dropped; anything else that is dragged over it is left alone. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <Row
      align="center"
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </Row>
  );
}
