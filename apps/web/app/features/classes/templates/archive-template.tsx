import { Button, Checkbox } from '@mantine/core';
import { archiveClassTemplateMutation, type ClassTemplate } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import editor from '#ui/forms/editor.module.css';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { ReasonField } from './preview/reason-field.tsx';

/** Archives a class; if some of its sessions are booked, asks first what becomes of them. */
export function ArchiveTemplate({ template }: { template: ClassTemplate }) {
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
  const [cancels, setCancels] = useState(false);
  const [reason, setReason] = useState('');
  const [booked, setBooked] = useState<{ sessions: number; bookings: number } | null>(null);
  const archive = useAction(archiveClassTemplateMutation(), {
    failure: 'note',
    done: ({ name }) => t('template.archived', { name }),
    refetch: ['schedule'],
    onDone: onClose,
    onFailed: (refused) => {
      if (refused.code !== 'class_has_bookings') return;
      setBooked(refused.details);
      archive.reset();
    },
  });
  const confirm = () =>
    archive.mutate({
      path: { id: template.id },
      body: booked ? { apply_to_booked: cancels, reason: cancels ? reason.trim() : '' } : {},
    });
  return (
    <div className={editor.form}>
      <p className={editor.note}>{t('template.archiveText')}</p>
      {booked && (
        <>
          <p role="alert">
            {t('template.hasBookings', { count: booked.sessions })}{' '}
            {t('preview.bookings', { count: booked.bookings })}
          </p>
          <Checkbox
            label={t('template.cancelBooked')}
            description={t('template.cancelBookedHint')}
            checked={cancels}
            onChange={(event) => setCancels(event.currentTarget.checked)}
          />
          {cancels && <ReasonField value={reason} onChange={setReason} />}
        </>
      )}
      {archive.failureText && <FailureNote>{archive.failureText}</FailureNote>}
      <div className={editor.bar}>
        <Button variant="filled" onClick={onClose}>
          {t('template.keep')}
        </Button>
        <Button variant="danger" loading={archive.isPending} onClick={confirm}>
          {t('template.archive')}
        </Button>
      </div>
    </div>
  );
}
