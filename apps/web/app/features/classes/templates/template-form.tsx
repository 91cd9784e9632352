import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { ChangedElsewhere } from '#ui/forms/changed-elsewhere.tsx';
import classes from '#ui/forms/editor.module.css';
import { EditorBar } from '#ui/forms/editor-bar.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { AudienceFields } from './fields/audience-fields.tsx';
import { DetailsFields } from './fields/details-fields.tsx';
import { PlacesFields } from './fields/places-fields.tsx';
import { ScheduleFields } from './fields/schedule-fields.tsx';
import type { TemplateFieldsProps } from './fields/template-form-props.ts';
import { useTemplateText } from './fields/use-template-text.ts';

interface TemplateFormProps extends TemplateFieldsProps {
  failure: string;
  /** For a class that exists: it stays at its venue, and perhaps an archived trainer teaches it. */
  existing: { trainerName: string | null } | null;
  /** Nothing is lost any more when the page is left. */
  done: boolean;
  onSubmit: () => void;
  /** The buttons, the one that submits first. */
  children: ReactNode;
}

/** The fields in which the first fault is looked for, from the top of the form. */
const fieldOrder = [
  'venue_id',
  'name',
  'description',
  'activity',
  'trainer_id',
  'what_to_bring',
  'capacity',
  'duration_minutes',
  'price',
  'times',
  'first_date',
  'last_date',
];

/** Every field of a class; the first one with a fault is focused. */
export function TemplateForm(props: TemplateFormProps) {
  const { edited, errors, failure, existing, done, onSubmit, children, ...choices } = props;
  const { t } = useTranslation('partner-classes');
  const textOf = useTemplateText(choices);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = fieldOrder.find((field) => errors[field]);
    const name = first === 'times' ? 'times.0.start' : first;
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const fields = { edited, errors, ...choices };
  return (
    <form ref={form} onSubmit={submit} noValidate className={classes.form}>
      <UnsavedChangesGuard unsaved={edited.unsaved && !done} />
      {edited.merged && (
        <ChangedElsewhere
          fields={edited.merged.changedElsewhere.map((name) => ({
            name,
            label: t(`template.${name === 'times' ? 'schedule' : name}`),
            current: textOf(name, edited.base),
            typed: edited.typed.includes(name) ? textOf(name, edited.values) : null,
            onTakeCurrent: () => edited.setValue(name, edited.base[name]),
          }))}
        />
      )}
      <DetailsFields
        {...fields}
        venueIsFixed={existing !== null}
        trainerName={existing?.trainerName ?? null}
      />
      <AudienceFields {...fields} />
      <ScheduleFields {...fields} />
      <PlacesFields {...fields} />
      <FailureNote hidden={!failure}>{failure}</FailureNote>
      <EditorBar unsaved={edited.unsaved} note={t('unsaved')}>
        {children}
      </EditorBar>
    </form>
  );
}
