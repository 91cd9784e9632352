import type { ReactNode } from 'react';
import { Text } from '../layout/text.tsx';
import classes from './page.module.css';

/** The sentence below the title that says what the page is for. */
export function PageLead({ children }: { children: ReactNode }) {
  return (
    <Text size="lead" tone="quiet" className={classes.pageLead}>
      {children}
    </Text>
  );
}
