import { Button } from '@mantine/core';
import type { StatementLine } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../statements.module.css';

interface StatementLineRowProps {
  line: StatementLine;
  currency: string | null;
  onDispute: (line: StatementLine) => void;
}

/** One line: the day, the class, who by initials, by which rule, at which rate, and the amount. */
export function StatementLineRow({ line, currency, onDispute }: StatementLineRowProps) {
  const { t } = useTranslation('partner-statement');
  const format = useFormat();
  const money = (amount_minor: number | null) =>
    amount_minor === null || currency === null
      ? t('notAgreed')
      : format.money({ amount_minor, currency });
  const date = format.date(`${line.date}T00:00:00Z`, 'date', 'UTC');
  const title = line.title ?? t('openGym');
  const month =
    line.corrects_month && format.date(`${line.corrects_month}-01T00:00:00Z`, 'monthYear', 'UTC');
  return (
    <ListItem gap={1} space={3} className={classes.line}>
      <Note className={classes.day}>{date}</Note>
      <div className={classes.what}>
        <Text strong>
          {title} <span className={classes.initials}>{line.initials || t('nobody')}</span>
        </Text>
        <Note>
          {line.type !== 'visit' && `${t(`type.${line.type}`)}. `}
          {t(`kind.${line.kind}`)}
          {line.rate_minor !== null && `, ${t('rate', { amount: money(line.rate_minor) })}`}
        </Note>
        {month && (
          <Note>{t(line.after_dispute ? 'correctsAfterDispute' : 'corrects', { month })}</Note>
        )}
        <DisputeNote line={line} />
      </div>
      <Text strong className={classes.amount}>
        {money(line.amount_minor)}
      </Text>
      {line.disputable && (
        <Button
          variant="subtle"
          className={classes.dispute}
          aria-label={t('disputeOf', { title, date })}
          onClick={() => onDispute(line)}
        >
          {t('dispute')}
        </Button>
      )}
    </ListItem>
  );
}

/** What the partner wrote about a line, and what was answered. */
function DisputeNote({ line: { dispute } }: { line: StatementLine }) {
  const { t } = useTranslation('partner-statement');
  const format = useFormat();
  if (!dispute) return null;
  const due = format.date(dispute.answer_due, 'fullDate', 'UTC');
  return (
    <div className={classes.disputed}>
      <p>{t('disputed', { reason: dispute.reason })}</p>
      {dispute.accepted === null && <p>{t('answerDue', { date: due })}</p>}
      {dispute.accepted !== null && (
        <p>{t(dispute.accepted ? 'accepted' : 'declined', { reason: dispute.answer ?? '' })}</p>
      )}
    </div>
  );
}
