import type { Appeal } from '@pulse/contract/client';
import { useRef } from 'react';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import type { Pages } from '#ui/data/use-pages.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { AnswerAppeal } from './answer-appeal.tsx';
import classes from './appeals.module.css';

interface AppealListProps {
  appeals: Pages<Appeal>;
  startsOpen: boolean;
}

/** Members who say that they were there, the most urgent first. */
export default function AppealList({ appeals, startsOpen }: AppealListProps) {
  const { t } = useTranslation('appeals');
  const section = useRef<HTMLDetailsElement>(null);
  useFocusFallback(section, () => document.getElementById('appeals'));
  return (
    <details ref={section} className={classes.section} open={startsOpen}>
      <summary id="appeals" className={classes.summary}>
        <Heading size={4}>{t('heading')}</Heading>
      </summary>
      <Text tone="quiet" prose className={classes.lead}>
        {t('lead')}
      </Text>
      <Stack as="ul" className="pulse-list">
        {appeals.items.map((appeal) => (
          <AnswerAppeal key={appeal.id} appeal={appeal} />
        ))}
      </Stack>
      <MoreButton pages={appeals} />
    </details>
  );
}
