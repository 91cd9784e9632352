import { Button } from '@mantine/core';
import type { Visit } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { AppealForm } from './appeal-form.tsx';
import classes from './visits.module.css';

/** “I was there”, while a missed or late line can be appealed; then what became of the appeal. */
export function VisitAppeal({ visit }: { visit: Visit }) {
  const { t } = useTranslation('membership-visits');
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const { appeal, appealable_until: until, time_zone: timeZone } = visit;
  const close = () => setOpened(false);
  const isOpen = until !== null && Date.parse(until) > Date.now();
  return (
    <>
      {appeal && (
        <Text size="small" className={classes.appeal}>
          {t(`appeal.${appeal.status}`, {
            date: format.date(appeal.answer_by, 'date', timeZone),
            time: format.time(appeal.answer_by, timeZone),
          })}{' '}
          {appeal.reason && t('appeal.answer', { reason: appeal.reason })}
        </Text>
      )}
      {isOpen && !appeal && (
        <>
          <Button className={classes.button} onClick={() => setOpened(true)}>
            {t('appeal.action')}
          </Button>
          <Note>{t('appeal.until', { date: format.date(until, 'date', timeZone) })}</Note>
        </>
      )}
      <Sheet opened={opened} onClose={close} title={t('appeal.action')}>
        <AppealForm visit={visit} onClose={close} />
      </Sheet>
    </>
  );
}
