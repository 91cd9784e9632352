import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { writePluralForms } from '#public-site/templates/plural-forms.ts';
import classes from './shared.module.css';

interface PublicContentProps {
  /** What public-site/main.ts starts on this page. */
  script: 'venue' | 'city';
  /** What the script asks the API for: the venue's id, or the city's slug. */
  id: string;
  /** The first local date of the timetable. */
  date?: string | undefined;
  children: ReactNode;
}

/** The content of a public page of a venue or city, whose script refreshes the places left. */
export function PublicContent({ script, id, date, children }: PublicContentProps) {
  const { t } = useTranslation();
  return (
    <div
      className={classes.content}
      data-page-script={script}
      data-id={id}
      data-date={date}
      data-left={writePluralForms((options) => t('places.left', options))}
    >
      {children}
    </div>
  );
}
