import { Button, Checkbox } from '@mantine/core';
import type { TemplateImpact } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from '../class-templates.module.css';
import { ClockChangeNotes } from '../times/clock-change-notes.tsx';
import { type Consent, noConsent } from '../use-template-editor.ts';
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
export default function ChangePreviewForm(props: ChangePreviewFormProps) {
  const { impact, busy, onConfirm, onBack } = props;
  const { t } = useTranslation('partner-classes');
  const { at_once, booked, by_hand, capacity_below_booked: tooFull, clock_changes } = impact;
  const atOnce = kinds.filter((kind) => at_once[kind] > 0);
  const bookedCount = booked.changed + booked.removed;
  const form = useActionForm({
    initial: noConsent,
    action: { isPending: busy, mutate: onConfirm },
    toVariables: ({ apply_to_booked, reason }) => ({ apply_to_booked, reason: reason.trim() }),
  });
  const applies = form.values.apply_to_booked;
  const back = (
    <Button variant="default" size="lg" fullWidth disabled={busy} onClick={onBack}>
      {t('preview.back')}
    </Button>
  );
  return (
    <Form
      form={form}
      layout="sheet"
      submit={t(applies ? 'preview.saveBooked' : 'preview.save')}
      actions={back}
    >
      <section>
        <Heading level={3} size={4} className={classes.part}>
          {t('preview.atOnce')}
        </Heading>
        <List>
          {atOnce.map((kind) => (
            <li key={kind}>{t(`preview.${kind}`, { count: at_once[kind] })}</li>
          ))}
          {atOnce.length === 0 && <li>{t('preview.nothing')}</li>}
        </List>
      </section>
      {bookedCount > 0 && (
        <section>
          <Heading level={3} size={4} className={classes.part}>
            {t('preview.booked', { count: bookedCount })}
          </Heading>
          <BookedSessions impact={impact} />
          {tooFull.length === 0 && (
            <Stack gap={3} className={classes.consent}>
              <Checkbox
                label={t('preview.apply')}
                description={t('preview.applyHint')}
                {...form.getCheckboxProps('apply_to_booked')}
              />
              {applies && booked.removed > 0 && <ReasonField {...form.getInputProps('reason')} />}
            </Stack>
          )}
        </section>
      )}
      {by_hand.kept > 0 && (
        <section>
          <Heading level={3} size={4} className={classes.part}>
            {t('preview.byHand', { count: by_hand.kept })}
          </Heading>
          <AffectedSessions
            sessions={by_hand.sessions}
            count={by_hand.kept}
            zone={impact.time_zone}
            withoutTime={null}
          />
        </section>
      )}
      <ClockChangeNotes changes={clock_changes} />
    </Form>
  );
}
