import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RuleWords } from './eligibility-rule-words.ts';
import classes from './refusal-panel.module.css';

/** One rule: passed or not, in icon, colour and a word for those who see neither. */
export function RefusalRule({ passed, words }: { passed: boolean; words: RuleWords }) {
  const { t } = useTranslation('bookings');
  const Mark = passed ? IconCheck : IconX;
  return (
    <li className={classes.rule} data-passed={passed || undefined}>
      <Mark size={20} stroke={1.8} aria-hidden="true" className={classes.mark} />
      <span>
        <span className="visually-hidden">{t(passed ? 'rules.passed' : 'rules.failed')} </span>
        {words.label}
        {words.note && <span className={classes.note}>{words.note}</span>}
      </span>
      <span className={classes.value}>{words.value}</span>
    </li>
  );
}
