import { Button } from '@mantine/core';
import type { Dispute } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../statements.module.css';

interface DisputeRowProps {
  dispute: Dispute;
  onAnswer: (dispute: Dispute) => void;
}

/** A disputed line with what the partner writes, and until when it is to be answered. */
export function DisputeRow({ dispute, onAnswer }: DisputeRowProps) {
  const { t } = useTranslation('platform-statements');
  const format = useFormat();
  const { currency, accepted } = dispute;
  const money = (amount_minor: number | null) =>
    amount_minor === null ? t('notAgreed') : format.money({ amount_minor, currency });
  const date = format.date(`${dispute.date}T00:00:00Z`, 'fullDate', 'UTC');
  const due = format.date(dispute.answer_due, 'fullDate', 'UTC');
  return (
    <ListItem gap={3} className={classes.row}>
      <Stack gap={2}>
        <Heading level={3} size={4}>
          {dispute.venue_name}
        </Heading>
        <Note>{dispute.partner_name}</Note>
        <p>
          {[dispute.title ?? t('openGym'), dispute.initials, date].filter(Boolean).join(', ')}
          {'. '}
          {t(`kind.${dispute.kind}`)}
          {': '}
          <strong>{money(dispute.amount_minor)}</strong>
        </p>
        <blockquote className={classes.quote}>{dispute.reason}</blockquote>
        {accepted !== null && (
          <p>
            {t(accepted ? 'disputes.accepted' : 'disputes.declined', {
              amount: money(dispute.right_minor),
              answer: dispute.answer ?? '',
            })}
          </p>
        )}
      </Stack>
      {accepted === null && (
        <div className={classes.side}>
          <Text
            size={dispute.overdue ? undefined : 'small'}
            tone={dispute.overdue ? 'danger' : 'quiet'}
            strong={dispute.overdue}
          >
            {t(dispute.overdue ? 'disputes.overdue' : 'disputes.due', { date: due })}
          </Text>
          <Button
            variant="filled"
            aria-label={t('disputes.answerOf', { venue: dispute.venue_name, date })}
            onClick={() => onAnswer(dispute)}
          >
            {t('disputes.answer')}
          </Button>
        </div>
      )}
    </ListItem>
  );
}
