import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { Text } from '#ui/layout/text.tsx';
import type { RuleLabels } from './eligibility-rule-labels.ts';
import classes from './refusal-panel.module.css';

/** One rule, passed or failed: as icon and colour, and as hidden text for screen readers. */
export function RefusalRule({ passed, labels }: { passed: boolean; labels: RuleLabels }) {
  const { t } = useTranslation('bookings');
  const ResultIcon = passed ? IconCheck : IconX;
  return (
    <li className={classes.rule} data-passed={passed || undefined}>
      <ResultIcon size={20} stroke={1.8} aria-hidden="true" className={classes.mark} />
      <div>
        <span className="visually-hidden">{t(passed ? 'rules.passed' : 'rules.failed')} </span>
        {labels.label}
        {labels.note && (
          <Text as="div" size="small">
            {labels.note}
          </Text>
        )}
      </div>
      <span className={classes.value}>{labels.value}</span>
    </li>
  );
}
