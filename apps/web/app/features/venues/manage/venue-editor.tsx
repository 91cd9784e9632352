import { Button } from '@mantine/core';
import type { PartnerVenue } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { Editor } from '#ui/forms/editor/editor.tsx';
import { BasicsFields } from './edit/basics-fields.tsx';
import { MemberFields } from './edit/member-fields.tsx';
import { PolicyFields } from './edit/policy-fields.tsx';
import { missingIn, type VenueValues } from './edit/venue-values.ts';
import { HoursFields } from './hours/hours-fields.tsx';
import { PositionFields, type PositionMapContent } from './position/position-fields.tsx';
import { PublishPanel } from './publish/publish-panel.tsx';
import { useDescribeValue } from './use-describe-value.ts';
import { useVenueEditor } from './use-venue-editor.ts';

interface VenueEditorProps {
  /** The venue to change; null for a new one. */
  venue: PartnerVenue | null;
  onCreated?: (venue: PartnerVenue) => void;
  renderMap: (content: PositionMapContent) => ReactNode;
}

/** The form of a venue. What is typed is kept in this tab until it is saved or discarded. */
export function VenueEditor({ venue, onCreated, renderMap }: VenueEditorProps) {
  const { t } = useTranslation('partner-venues');
  const editor = useVenueEditor(venue, onCreated);
  const { values, unsaved } = editor;
  // What publishing needs is in the first three groups.
  const isIncomplete = missingIn(values).length > 0;
  const words = {
    labelOf: (name: keyof VenueValues) => t(`field.${name}`),
    textOf: useDescribeValue(),
    unsaved: t('save.unsaved'),
    discard: t('save.discard'),
  };
  const save = async () => {
    // A new venue is checked even if nothing is typed: the check says what is missing.
    if (venue && !unsaved) return toastSuccess(t('save.nothing'));
    const saved = await editor.save();
    if (saved) toastSuccess(t(venue ? 'save.done' : 'save.created', { name: saved.name }));
  };
  return (
    <>
      {venue && (
        <PublishPanel
          venue={venue}
          missing={missingIn(values)}
          onBeforePublish={async () => !unsaved || (await editor.save()) !== null}
        />
      )}
      <Editor
        editor={{ ...editor, submit: () => void save() }}
        words={words}
        guarded={false}
        buttons={
          <Button
            type="submit"
            variant={venue?.status === 'draft' ? 'filled' : 'primary'}
            loading={editor.busy}
          >
            {t(venue ? 'save.save' : 'save.create')}
          </Button>
        }
      >
        <BasicsFields editor={editor} startsOpen />
        <PositionFields editor={editor} startsOpen={isIncomplete} renderMap={renderMap} />
        <HoursFields editor={editor} startsOpen={isIncomplete} />
        <MemberFields editor={editor} startsOpen={false} />
        <PolicyFields editor={editor} startsOpen={false} />
      </Editor>
    </>
  );
}
