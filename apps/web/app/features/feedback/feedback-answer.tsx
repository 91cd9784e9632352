import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './feedback.module.css';

interface FeedbackAnswerProps {
  /** Who answered, in a sentence. */
  by: string;
  answer: string;
}

/** The answer to a feedback entry. */
export function FeedbackAnswer({ by, answer }: FeedbackAnswerProps) {
  return (
    <Stack gap={1} className={classes.answer}>
      <Text size="small" tone="quiet" strong>
        {by}
      </Text>
      <p className={classes.message}>{answer}</p>
    </Stack>
  );
}
