import { NativeSelect } from '@mantine/core';
import type { SessionToCover } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import { CANCELLED, type CoverChoices, choiceFor, NO_TRAINER } from './cover-choices.ts';

interface SessionToCoverRowProps {
  session: SessionToCover;
  choices: CoverChoices;
  onChoose: (choice: string) => void;
}

/** One class of an absent trainer, and who takes it over. */
export function SessionToCoverRow({ session, choices, onChoose }: SessionToCoverRowProps) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  const { title, venue_name, starts_at, time_zone, booked, waitlisted, substitutes } = session;
  const day = format.date(starts_at, 'day', time_zone);
  const time = format.time(starts_at, time_zone);
  const optionsOf = (teaches: boolean) =>
    substitutes
      .filter((trainer) => trainer.teaches === teaches)
      .map(({ id, name }) => ({ value: id, label: name }));
  const groups = [
    { group: t('absence.free'), items: optionsOf(true) },
    { group: t('absence.others'), items: optionsOf(false) },
  ];
  return (
    <ListItem>
      <div>
        <Text strong>
          {time} {title}
        </Text>
        <Note>
          {day}, {venue_name}
        </Note>
        <Note>{t('absence.booked', { booked, waitlisted })}</Note>
      </div>
      <NativeSelect
        aria-label={t('absence.substitute', { title, time: `${day}, ${time}` })}
        value={choiceFor(session, choices)}
        onChange={(event) => onChoose(event.currentTarget.value)}
        data={[
          ...groups.filter(({ items }) => items.length > 0),
          { value: NO_TRAINER, label: t('absence.noTrainer') },
          { value: CANCELLED, label: t('absence.cancel') },
        ]}
      />
    </ListItem>
  );
}
