import { NativeSelect } from '@mantine/core';
import { listSubstituteTrainersOptions, type PartnerClassSession } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';

interface TrainerSelectProps {
  session: PartnerClassSession;
  value: string;
  error: string | undefined;
  onChange: (trainerId: string) => void;
}

/** The trainer of a session: the present one, none, or a substitute, free ones first. */
export function TrainerSelect({ session, value, error, onChange }: TrainerSelectProps) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  const substitutes = useQuery(listSubstituteTrainersOptions({ path: { id: session.id } }));
  const trainers = substitutes.data?.items ?? [];
  const free = trainers.filter(({ busy_with }) => busy_with === null);
  const busy = trainers.flatMap(({ id, name, busy_with }) => {
    if (!busy_with) return [];
    const { title, starts_at } = busy_with;
    const time = format.time(starts_at, session.time_zone);
    return [{ value: id, label: t('change.busyWith', { name, title, time }) }];
  });
  const own = session.trainer_id
    ? [{ value: session.trainer_id, label: session.trainer_name ?? '' }]
    : [];
  return (
    <NativeSelect
      label={t('change.trainer')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error ?? (substitutes.isError && t('change.noTrainers'))}
      data={[
        ...own,
        { value: '', label: t('change.nobody') },
        {
          group: t('change.free'),
          items: free.map(({ id, name }) => ({ value: id, label: name })),
        },
        { group: t('change.busy'), items: busy },
      ].filter((entry) => !('items' in entry) || entry.items.length > 0)}
    />
  );
}
