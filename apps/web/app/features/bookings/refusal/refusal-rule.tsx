import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RuleLabels } from './eligibility-rule-labels.ts';
import classes from './refusal-panel.module.css';

/** One rule: passed or not, in icon, colour and a word for those who see neither. */
export function RefusalRule({ passed, words: labels }: { passed: boolean; words: RuleLabels }) {
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
