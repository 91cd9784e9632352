import type { Feedback } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './feedback-entry.module.css';
import { ScreenshotView } from './screenshot-view.tsx';

interface FeedbackEntryProps {
  entry: Feedback;
  /** Who said it, where that is not the reader. */
  author?: string;
  /** What follows the words: an answer, or the way to one. */
  children: ReactNode;
}

/** One piece of feedback: what about, when, the rating, the words, the screenshot. */
export function FeedbackEntry({ entry, author, children }: FeedbackEntryProps) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  const { id, category, created_at, rating, message, has_screenshot } = entry;
  return (
    <li id={`feedback-${id}`} tabIndex={-1} className={classes.entry}>
      <p className={classes.facts}>
        {author && <strong className={classes.by}>{author}</strong>}
        <span>{t(`about.${category}`)}</span>
        <time dateTime={created_at}>{format.date(created_at, 'fullDate')}</time>
        {rating !== null && <span>{t('ratedOf', { count: rating })}</span>}
      </p>
      <p className={classes.message}>{message}</p>
      {has_screenshot && <ScreenshotView feedbackId={id} />}
      {children}
    </li>
  );
}
