import type { ClockChange } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import classes from '../class-templates.module.css';

/** The dates on which the clocks skip or repeat a start, and what happens then. */
export function ClockChangeNotes({ changes }: { changes: readonly ClockChange[] }) {
  const lines = useClockChangeLines()(changes);
  if (lines.length === 0) return null;
  return (
    <Stack as="ul" gap={2} className={classes.notes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}

/** Returns a function that says clock changes in words, one a line. */
export function useClockChangeLines(): (changes: readonly ClockChange[]) => string[] {
  const { t } = useTranslation('partner-classes');
  const format = useFormat();
  return (changes) =>
    changes.map(({ local_date, start, moves_to, change }) => {
      const date = format.date(`${local_date}T12:00:00Z`, 'fullDate', 'UTC');
      return t(`clock.${change}`, { date, start, moves_to });
    });
}
