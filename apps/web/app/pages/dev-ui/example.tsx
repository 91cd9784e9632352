import type { ReactNode } from 'react';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './dev-ui.module.css';

/** One named section of the design system's page. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack as="section" className={classes.example}>
      <Heading size={4}>{name}</Heading>
      <Row align="center" gap={4}>
        {children}
      </Row>
    </Stack>
  );
}
