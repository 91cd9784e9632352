import { useTranslation } from '#light-translator';
import type { DayScale, Fold } from './day-scale.ts';
import { formatMinute } from './grid-size.ts';
import classes from './week-grid.module.css';

interface FoldedHoursProps {
  scale: DayScale;
  onToggle: (fold: Fold) => void;
}

/** The hours without a class as thin lines, each of which opens its hours and folds them again. */
export function FoldedHours({ scale, onToggle }: FoldedHoursProps) {
  const { t } = useTranslation('partner-calendar');
  return scale.folds.map((fold) => {
    const { from, until, isOpen } = fold;
    const span = { from: formatMinute(from), until: formatMinute(until) };
    return (
      <button
        key={from}
        type="button"
        className={classes.fold}
        style={{ insetBlockStart: scale.topOf(from) }}
        aria-expanded={isOpen}
        onClick={() => onToggle(fold)}
      >
        <span>{t(isOpen ? 'fold.close' : 'fold.open', span)}</span>
      </button>
    );
  });
}
