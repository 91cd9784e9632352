import type { ReactNode } from 'react';
import { TimeText } from '#ui/display/time-text.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './class-to-book.module.css';

interface StartAndDetailsProps {
  session: { starts_at: string; time_zone: string };
  children: ReactNode;
}

/** The start of a class in the venue's time zone, large, and beside it what is known of the class. */
export function StartAndDetails({ session, children }: StartAndDetailsProps) {
  return (
    <Row align="center" gap={4}>
      <Numeral size={1}>
        <TimeText instant={session.starts_at} timeZone={session.time_zone} />
      </Numeral>
      <Stack gap={1} className={classes.details}>
        {children}
      </Stack>
    </Row>
  );
}
