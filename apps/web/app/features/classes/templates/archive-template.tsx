import { Button, Checkbox } from '@mantine/core';
import { archiveClassTemplateMutation, type ClassTemplate } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import editor from '#ui/forms/editor.module.css';
import { noFaults } from '#ui/forms/faults.ts';
import { FormFrame } from '#ui/forms/form-frame.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { ReasonField } from './preview/reason-field.tsx';

/** Archives a class; if some of its sessions are booked, asks first what becomes of them. */
export default function ArchiveTemplate({ template }: { template: ClassTemplate }) {
  const { t } = useTranslation('partner-classes');
  const [opened, setOpened] = useState(false);
  return (
    <section className={`${editor.group} ${editor.after}`}>
      <p className={editor.note}>{t('template.archiveHint')}</p>
      <div>
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('template.archive')}
        </Button>
      </div>
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('template.archiveTitle', { name: template.name })}
      >
        <ArchiveTemplateForm template={template} onClose={() => setOpened(false)} />
      </Sheet>
    </section>
  );
}

interface ArchiveTemplateFormProps {
  template: ClassTemplate;
  onClose: () => void;
}

function ArchiveTemplateForm({ template, onClose }: ArchiveTemplateFormProps) {
  const { t } = useTranslation('partner-classes');
  const [booked, setBooked] = useState<{ sessions: number; bookings: number } | null>(null);
  const form = useActionForm({
    initial: { cancels: false, reason: '' },
    action: useAction(archiveClassTemplateMutation(), {
      failure: 'note',
      done: ({ name }) => t('template.archived', { name }),
      refetch: ['schedule'],
      onDone: onClose,
    }),
    toVariables: ({ cancels, reason }) => ({
      path: { id: template.id },
      body: booked ? { apply_to_booked: cancels, reason: cancels ? reason.trim() : '' } : {},
    }),
    explain: (refused) => {
      if (refused.code !== 'class_has_bookings') return null;
      setBooked(refused.details);
      return noFaults;
    },
  });
  return (
    <FormFrame form={form}>
      <Text tone="quiet">{t('template.archiveText')}</Text>
      {booked && (
        <>
          <p role="alert">
            {t('template.hasBookings', { count: booked.sessions })}{' '}
            {t('preview.bookings', { count: booked.bookings })}
          </p>
          <Checkbox
            label={t('template.cancelBooked')}
            description={t('template.cancelBookedHint')}
            {...form.getCheckboxProps('cancels')}
          />
          {form.values.cancels && <ReasonField {...form.getInputProps('reason')} />}
        </>
      )}
      <FailureNote hidden={!form.note}>{form.note}</FailureNote>
      <ActionBar>
        <Button variant="filled" onClick={onClose}>
          {t('template.keep')}
        </Button>
        <Button type="submit" variant="danger" loading={form.busy}>
          {t('template.archive')}
        </Button>
      </ActionBar>
    </FormFrame>
  );
}
