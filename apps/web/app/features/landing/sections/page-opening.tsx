import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { CoverImage } from './cover-image.tsx';
import classes from './short-page.module.css';

interface PageOpeningProps {
  title: string;
  lead: string;
  /** Of which activity the cover beside it is. */
  activity: string;
  /** The first action of the page, if any. */
  children?: ReactNode;
}

/** The first screen of a public page: its title, what it is about, and art beside it. */
export function PageOpening({ title, lead, activity, children }: PageOpeningProps) {
  return (
    <header className={classes.opening}>
      <Stack className={classes.openingText}>
        <PageTitle>{title}</PageTitle>
        <Text size="lead" tone="quiet" prose>
          {lead}
        </Text>
        {children}
      </Stack>
      <CoverImage activity={activity} className={classes.openingImage} />
    </header>
  );
}
