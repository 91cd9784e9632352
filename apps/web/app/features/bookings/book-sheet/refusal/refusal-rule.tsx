import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import type { RuleLabels } from './eligibility-rule-labels.ts';
import classes from './refusal-panel.module.css';

/** One rule, passed or failed: as icon and colour, and as hidden text for screen readers. */
export function RefusalRule({ passed, labels }: { passed: boolean; labels: RuleLabels }) {
  const { t } = useTranslation('bookings');
  const ResultIcon = passed ? IconCheck : IconX;
  return (
    <li className={classes.rule} data-passed={passed || undefined}>
      <ResultIcon size={20} stroke={1.8} aria-hidden="true" className={classes.mark} />
      <span>
        <span className="visually-hidden">{t(passed ? 'rules.passed' : 'rules.failed')} </span>
        {labels.label}
        {labels.note && <span className={classes.note}>{labels.note}</span>}
      </span>
      <span className={classes.value}>{labels.value}</span>
    </li>
  );
}
