import type { Feedback } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './feedback.module.css';
import { ScreenshotView } from './screenshot-view.tsx';

interface FeedbackEntryProps {
  entry: Feedback;
  /** Name of the author, omitted on the own feedback of the user. */
  author?: string;
  /** Content below the message: the answer, or the form to write one. */
  children: ReactNode;
}

/** One feedback entry: category, date, rating, message and screenshot. */
export function FeedbackEntry({ entry, author, children }: FeedbackEntryProps) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  const { id, category, created_at, rating, message, has_screenshot } = entry;
  return (
    <ListItem id={`feedback-${id}`} tabIndex={-1} className={classes.entry}>
      <Row as="p" gap={2} className={classes.meta}>
        {author && <strong className={classes.author}>{author}</strong>}
        <span>{t(`about.${category}`)}</span>
        <time dateTime={created_at}>{format.date(created_at, 'fullDate')}</time>
        {rating !== null && <span>{t('ratedOf', { count: rating })}</span>}
      </Row>
      <Text written>{message}</Text>
      {has_screenshot && <ScreenshotView feedbackId={id} />}
      {children}
    </ListItem>
  );
}
