import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import classes from './page.module.css';

interface PageTitleProps {
  /** The heading, and the title of the browser tab. */
  children: string;
  /** A line above the heading, such as today's date. */
  above?: ReactNode;
  /** Content beside the heading, such as the page's main action. */
  aside?: ReactNode;
}

/** The h1 of a page, which also is the title of the browser tab. */
export function PageTitle({ children, above, aside }: PageTitleProps) {
  return (
    <Row as="header" align="end" justify="between" gap={4} className={classes.header}>
      <title>{`${children} · Pulse`}</title>
      <div>
        {above && <Text tone="quiet">{above}</Text>}
        <h1 className={classes.title}>{children}</h1>
      </div>
      {aside && (
        <Row align="center" wrap={false}>
          {aside}
        </Row>
      )}
    </Row>
  );
}
