import type { Appeal } from '@pulse/contract/client';
import { useRef } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { AnswerAppeal } from './answer-appeal.tsx';
import classes from './appeals.module.css';

interface AppealListProps {
  appeals: readonly Appeal[];
  startsOpen: boolean;
  isLoadingMore: boolean;
  /** Null when all are shown. */
  onMore: (() => void) | null;
}

/** Members who say that they were there, the most urgent first. */
export default function AppealList({
  appeals,
  startsOpen,
  isLoadingMore,
  onMore,
}: AppealListProps) {
  const { t } = useTranslation('appeals');
  const section = useRef<HTMLDetailsElement>(null);
  useFocusFallback(section, () => document.getElementById('appeals'));
  return (
    <details ref={section} className={classes.section} open={startsOpen}>
      <summary id="appeals" className={classes.summary}>
        <h2 className={classes.heading}>{t('heading')}</h2>
      </summary>
      <p className={classes.lead}>{t('lead')}</p>
      <ul className={classes.list}>
        {appeals.map((appeal) => (
          <AnswerAppeal key={appeal.id} appeal={appeal} />
        ))}
      </ul>
      {onMore && (
        <Action disabled={isLoadingMore} onClick={onMore}>
          {t('more')}
        </Action>
      )}
    </details>
  );
}
