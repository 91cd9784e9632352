import { Button } from '@mantine/core';
import type { PartnerVenue } from '@pulse/contract/client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { EditorBar } from '#ui/forms/editor-bar.tsx';
import { useEditedValues } from '#ui/forms/use-edited-values.ts';
import { BasicsFields } from './edit/basics-fields.tsx';
import { MemberFields } from './edit/member-fields.tsx';
import { PolicyFields } from './edit/policy-fields.tsx';
import classes from './edit/venue-editor.module.css';
import { emptyVenue, missingIn, toVenueValues, type VenueValues } from './edit/venue-values.ts';
import { HoursFields } from './hours/hours-fields.tsx';
import { PositionFields, type PositionMapContent } from './position/position-fields.tsx';
import { PublishPanel } from './publish/publish-panel.tsx';
import { useSaveVenue } from './use-save-venue.ts';
import { VenueChangedElsewhere } from './venue-changed-elsewhere.tsx';

interface VenueEditorProps {
  /** The venue to change; null for a new one. */
  venue: PartnerVenue | null;
  onCreated?: (venue: PartnerVenue) => void;
  renderMap: (content: PositionMapContent) => ReactNode;
}

/** The form of a venue. What is typed is kept in this tab until it is saved or discarded. */
export function VenueEditor({ venue, onCreated, renderMap }: VenueEditorProps) {
  const { t } = useTranslation('partner-venues');
  const [saved] = useState(() => (venue ? toVenueValues(venue) : emptyVenue));
  const edited = useEditedValues<VenueValues>(`venue:${venue?.id ?? 'new'}`, saved);
  const { save, errors, failure, busy, clearError, clearProblems } = useSaveVenue(venue, edited);
  const { values, unsaved, merged } = edited;
  const fields = {
    values,
    errors,
    onChange: ((name, value) => {
      edited.setValue(name, value);
      for (const field of fieldsOf(name, errors)) clearError(field);
    }) as typeof edited.setValue,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    clearProblems();
    const result = await save();
    if (!result) return;
    toastSuccess(t(venue ? 'save.done' : 'save.created', { name: result.name }));
    onCreated?.(result);
  };
  const discard = () => {
    edited.discard();
    clearProblems();
  };
  return (
    <>
      {venue && (
        <PublishPanel
          venue={venue}
          missing={missingIn(values)}
          onBeforePublish={async () => !unsaved || (await save()) !== null}
        />
      )}
      <form onSubmit={(event) => void submit(event)} className={classes.form} noValidate>
        {merged && <VenueChangedElsewhere edited={edited} />}
        <BasicsFields {...fields} />
        <PositionFields {...fields} renderMap={renderMap} />
        <HoursFields {...fields} />
        <MemberFields {...fields} />
        <PolicyFields {...fields} />
        <EditorBar unsaved={unsaved} note={t('save.unsaved')}>
          <FailureNote hidden={!failure}>{failure}</FailureNote>
          <Button
            type="submit"
            variant={venue?.status === 'draft' ? 'filled' : 'primary'}
            disabled={!unsaved}
            loading={busy}
          >
            {t(venue ? 'save.save' : 'save.create')}
          </Button>
          {unsaved && (
            <Button variant="subtle" disabled={busy} onClick={discard}>
              {t('save.discard')}
            </Button>
          )}
        </EditorBar>
      </form>
    </>
  );
}

// The position is one value with three fields; the hours and the policy have one for each part.
function fieldsOf(name: keyof VenueValues, errors: Readonly<Record<string, string>>): string[] {
  if (name === 'position') return ['latitude', 'longitude', 'time_zone'];
  return Object.keys(errors).filter((field) => field.split('.')[0] === name);
}
