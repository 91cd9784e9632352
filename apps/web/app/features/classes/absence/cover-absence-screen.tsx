import { type PartnerTrainer, previewTrainerAbsence } from '@pulse/contract/client';
import { localDateOf } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Choices } from '#ui/controls/choices.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { DateField } from '#ui/forms/date-field.tsx';
import editor from '#ui/forms/editor.module.css';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { CoverForm } from './cover-form.tsx';

const spans = ['today', 'some'] as const;

/** Covers the classes of a trainer who is away today or on some days, whichever venue they are at. */
export function CoverAbsenceScreen({ trainer }: { trainer: PartnerTrainer }) {
  const { t } = useTranslation('partner-schedule');
  // Of the device, which stands where the classes are; classes of other days are one choice away.
  const [today] = useState(() =>
    localDateOf(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const [span, setSpan] = useState<(typeof spans)[number]>('today');
  const [days, setDays] = useState({ first: today, last: today });
  const isToday = span === 'today';
  const first_date = isToday ? today : days.first;
  const last_date = isToday ? today : days.last;
  const isSpan = first_date !== '' && first_date <= last_date;
  const path = { id: trainer.id };
  const body = { first_date, last_date };
  const preview = useQuery({
    queryKey: [{ _id: 'previewTrainerAbsence', path, body }],
    queryFn: async ({ signal }) =>
      (await previewTrainerAbsence({ path, body, signal, throwOnError: true })).data,
    enabled: isSpan,
    staleTime: 0,
  });
  return (
    <Stack gap={5} className={editor.form}>
      <Text tone="quiet">{t('absence.lead')}</Text>
      <Choices
        label={t('absence.days')}
        value={span}
        choices={spans.map((value) => ({ value, name: t(`absence.${value}`) }))}
        onChoose={setSpan}
      />
      {!isToday && (
        <div className={editor.pair}>
          <DateField
            label={t('absence.first')}
            min={today}
            value={days.first}
            onChange={({ currentTarget: { value } }) => setDays({ ...days, first: value })}
          />
          <DateField
            label={t('absence.last')}
            min={days.first}
            value={days.last}
            onChange={({ currentTarget: { value } }) => setDays({ ...days, last: value })}
          />
        </div>
      )}
      {isSpan && (
        <QueryContent
          query={preview}
          loading={<LoadingRows rows={3} height={92} />}
          isEmpty={({ sessions }) => sessions.length === 0}
          empty={<p role="status">{t('absence.none', { name: trainer.name })}</p>}
        >
          {({ sessions }) => (
            <CoverForm
              key={sessions.map(({ id }) => id).join()}
              trainerId={trainer.id}
              sessions={sessions}
              onDone={() => void preview.refetch()}
            />
          )}
        </QueryContent>
      )}
    </Stack>
  );
}
