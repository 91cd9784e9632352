import { Card } from '#ui/layout/card.tsx';
import { Text } from '#ui/layout/text.tsx';

interface FeedbackAnswerProps {
  /** Who answered, in a sentence. */
  by: string;
  answer: string;
}

/** The answer to a feedback entry. */
export function FeedbackAnswer({ by, answer }: FeedbackAnswerProps) {
  return (
    <Card sunken>
      <Text size="small" tone="quiet" strong>
        {by}
      </Text>
      <Text written>{answer}</Text>
    </Card>
  );
}
