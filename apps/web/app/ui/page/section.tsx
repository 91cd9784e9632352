import { type ReactNode, useId } from 'react';
import { Text } from '../layout/text.tsx';
import classes from './page.module.css';

interface SectionProps {
  /** Where links on the same page lead. */
  anchor?: string;
  title: string;
  lead?: string;
  /** False where the content has its own border. */
  ruled?: boolean;
  children: ReactNode;
}

/** One section of a public page: a heading, an optional lead and a rule below them. */
export function Section({ anchor, title, lead, ruled = true, children }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id}>
      <header className={classes.sectionHeader} data-ruled={ruled || undefined}>
        <h2 id={id} className={classes.sectionTitle}>
          {title}
        </h2>
        {lead && (
          <Text tone="quiet" className={classes.lead}>
            {lead}
          </Text>
        )}
      </header>
      {children}
    </section>
  );
}
