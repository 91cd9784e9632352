import { Button, Checkbox } from '@mantine/core';
import type { TemplateImpact } from '@pulse/contract/client';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import classes from '../class-templates.module.css';
import { ClockChangeNotes } from '../times/clock-change-notes.tsx';
import type { Consent } from '../use-template-editor.ts';
import { AffectedSessions } from './affected-sessions.tsx';
import { BookedSessions } from './booked-sessions.tsx';
import { ReasonField } from './reason-field.tsx';

interface ChangePreviewFormProps {
  impact: TemplateImpact;
  busy: boolean;
  onConfirm: (consent: Consent) => void;
  onBack: () => void;
}

const kinds = ['created', 'changed', 'removed'] as const;

/** What follows at once, what is booked and waits for consent, and what was changed by hand and stays. */
export default function ChangePreviewForm({
  impact,
  busy,
  onConfirm,
  onBack,
}: ChangePreviewFormProps) {
  const { t } = useTranslation('partner-classes');
  const [applies, setApplies] = useState(false);
  const [reason, setReason] = useState('');
  const { at_once, booked, by_hand, capacity_below_booked: tooFull, clock_changes } = impact;
  const atOnce = kinds.filter((kind) => at_once[kind] > 0);
  const bookedCount = booked.changed + booked.removed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm({ apply_to_booked: applies, reason: reason.trim() });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.impact}>
      <section>
        <h3>{t('preview.atOnce')}</h3>
        <ul className={classes.counts}>
          {atOnce.map((kind) => (
            <li key={kind}>{t(`preview.${kind}`, { count: at_once[kind] })}</li>
          ))}
          {atOnce.length === 0 && <li>{t('preview.nothing')}</li>}
        </ul>
      </section>
      {bookedCount > 0 && (
        <section>
          <h3>{t('preview.booked', { count: bookedCount })}</h3>
          <BookedSessions impact={impact} />
          {tooFull.length === 0 && (
            <div className={classes.consent}>
              <Checkbox
                label={t('preview.apply')}
                description={t('preview.applyHint')}
                checked={applies}
                onChange={(event) => setApplies(event.currentTarget.checked)}
              />
              {applies && booked.removed > 0 && <ReasonField value={reason} onChange={setReason} />}
            </div>
          )}
        </section>
      )}
      {by_hand.kept > 0 && (
        <section>
          <h3>{t('preview.byHand', { count: by_hand.kept })}</h3>
          <AffectedSessions
            sessions={by_hand.sessions}
            count={by_hand.kept}
            zone={impact.time_zone}
            withoutTime={null}
          />
        </section>
      )}
      <ClockChangeNotes changes={clock_changes} />
      <div className={classes.actions}>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
          {t(applies ? 'preview.saveBooked' : 'preview.save')}
        </Button>
        <Button variant="default" size="lg" fullWidth disabled={busy} onClick={onBack}>
          {t('preview.back')}
        </Button>
      </div>
    </form>
  );
}
