import { Button } from '@mantine/core';
import type { ClassTemplate, TemplateImpact } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import classes from '../class-templates.module.css';
import { AffectedSessions } from '../preview/affected-sessions.tsx';
import { ApplyTemplateForm } from './apply-template-form.tsx';

interface DifferingSessionsProps {
  template: ClassTemplate;
  differences: TemplateImpact;
}

/** How many dates stand above the form; the question that follows lists more. */
const SHOWN = 5;

/**
 * The dates to come that are not as their class is now: booked ones that were left as they were, which
 * can be changed at any time, and those that were changed by hand and stay.
 */
export default function DifferingSessions({ template, differences }: DifferingSessionsProps) {
  const { t } = useTranslation('partner-classes');
  const [opened, setOpened] = useState(false);
  const { booked, by_hand, time_zone } = differences;
  const count = booked.changed + booked.removed;
  if (count + by_hand.kept === 0) return null;
  return (
    <Card
      as="section"
      className={classes.differences}
      aria-labelledby={count > 0 ? 'differing-sessions' : undefined}
    >
      {count > 0 && (
        <Stack gap={3}>
          <Heading id="differing-sessions" size={4}>
            {t('differences.title', { count })}
          </Heading>
          <Text tone="quiet" prose>
            {t('differences.text')}
          </Text>
          <AffectedSessions
            sessions={booked.sessions.slice(0, SHOWN)}
            count={count}
            zone={time_zone}
            newTimeLabel={t('differences.insteadOf')}
            withoutTime={t('differences.notScheduled')}
          />
          <div>
            <Button onClick={() => setOpened(true)}>{t('differences.open')}</Button>
          </div>
        </Stack>
      )}
      {by_hand.kept > 0 && (
        <details>
          <summary>{t('preview.byHand', { count: by_hand.kept })}</summary>
          <AffectedSessions
            sessions={by_hand.sessions}
            count={by_hand.kept}
            zone={time_zone}
            withoutTime={null}
          />
        </details>
      )}
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t('differences.sheetTitle')}>
        <ApplyTemplateForm
          template={template}
          differences={differences}
          onClose={() => setOpened(false)}
        />
      </Sheet>
    </Card>
  );
}
