import { Button } from '@mantine/core';
import type { ClassTemplate, TemplateImpact } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { AffectedSessions } from '../preview/affected-sessions.tsx';
import { ApplyTemplateForm } from './apply-template-form.tsx';
import classes from './differing-sessions.module.css';

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
export function DifferingSessions({ template, differences }: DifferingSessionsProps) {
  const { t } = useTranslation('partner-classes');
  const [opened, setOpened] = useState(false);
  const { booked, by_hand, time_zone } = differences;
  const count = booked.changed + booked.removed;
  if (count + by_hand.kept === 0) return null;
  return (
    <section
      className={classes.panel}
      aria-labelledby={count > 0 ? 'differing-sessions' : undefined}
    >
      {count > 0 && (
        <>
          <h2 id="differing-sessions" className={classes.title}>
            {t('differences.title', { count })}
          </h2>
          <p className={classes.text}>{t('differences.text')}</p>
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
        </>
      )}
      {by_hand.kept > 0 && (
        <details className={classes.byHand}>
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
    </section>
  );
}
