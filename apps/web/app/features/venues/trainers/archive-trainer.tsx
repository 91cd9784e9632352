import { Button, NativeSelect } from '@mantine/core';
import { archivePartnerTrainerMutation, type PartnerTrainer } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { allTrainersOptions } from '#ui/choices/all-trainers-options.ts';
import list from '#ui/display/plain-list.module.css';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from '#ui/forms/editor.module.css';
import { Sheet } from '#ui/overlays/sheet.tsx';

/** Archives a trainer; if classes to come name them, asks first who takes these over. */
export function ArchiveTrainer({ trainer }: { trainer: PartnerTrainer }) {
  const { t } = useTranslation('partner-classes');
  const [opened, setOpened] = useState(false);
  return (
    <section className={`${classes.group} ${classes.after}`}>
      <p className={classes.note}>{t('trainer.archiveHint')}</p>
      <div>
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('trainer.archive')}
        </Button>
      </div>
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('trainer.archiveTitle', { name: trainer.name })}
      >
        <ArchiveTrainerForm trainer={trainer} onClose={() => setOpened(false)} />
      </Sheet>
    </section>
  );
}

/** What still names the trainer; `classes` are the first of the dated ones. */
interface ClassesToCome {
  sessions: number;
  templates: number;
  classes: { title: string; starts_at: string; time_zone: string }[];
}

interface ArchiveTrainerFormProps {
  trainer: PartnerTrainer;
  onClose: () => void;
}

function ArchiveTrainerForm({ trainer, onClose }: ArchiveTrainerFormProps) {
  const { t } = useTranslation('partner-classes');
  const format = useFormat();
  const [substitute, setSubstitute] = useState('');
  const [classesToCome, setClassesToCome] = useState<ClassesToCome | null>(null);
  const archive = useAction(archivePartnerTrainerMutation(), {
    failure: 'note',
    done: t('trainer.archived', { name: trainer.name }),
    refetch: ['schedule'],
    onDone: onClose,
    onFailed: (refused) => {
      if (refused.code !== 'trainer_has_classes') return;
      setClassesToCome(refused.details);
      archive.reset();
    },
  });
  const others = useQuery({
    ...allTrainersOptions(),
    enabled: classesToCome !== null,
  });
  const confirm = () =>
    archive.mutate({
      path: { id: trainer.id },
      body: classesToCome ? { substitute_id: substitute || null } : {},
    });
  return (
    <div className={classes.form}>
      <p className={classes.note}>{t('trainer.archiveText', { name: trainer.name })}</p>
      {classesToCome && (
        <>
          <p role="alert">
            {classesToCome.sessions > 0
              ? t('trainer.stillTeaches', { name: trainer.name, count: classesToCome.sessions })
              : t('trainer.stillPlanned', { name: trainer.name, count: classesToCome.templates })}
          </p>
          <ul className={list.times}>
            {classesToCome.classes.map(({ title, starts_at, time_zone }) => (
              <li key={`${title} ${starts_at}`}>
                {title}, {format.date(starts_at, 'day', time_zone)},{' '}
                {format.time(starts_at, time_zone)}
              </li>
            ))}
          </ul>
          <NativeSelect
            label={t('trainer.substitute')}
            description={t('trainer.substituteHint')}
            value={substitute}
            onChange={(event) => setSubstitute(event.currentTarget.value)}
            data={[
              { value: '', label: t('trainer.nobody') },
              ...(others.data ?? [])
                .filter(({ id }) => id !== trainer.id)
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </>
      )}
      {archive.failureText && <FailureNote>{archive.failureText}</FailureNote>}
      <div className={classes.bar}>
        <Button variant="filled" onClick={onClose}>
          {t('trainer.keep')}
        </Button>
        <Button variant="danger" loading={archive.isPending} onClick={confirm}>
          {t('trainer.archive')}
        </Button>
      </div>
    </div>
  );
}
