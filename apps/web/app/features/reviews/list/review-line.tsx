import type { ReactNode } from 'react';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';

/** Who said something and when, beside each other and small. */
export function ReviewLine({ children }: { children: ReactNode }) {
  return (
    <Note>
      <Row as="span" gap={2} align="center">
        {children}
      </Row>
    </Note>
  );
}
