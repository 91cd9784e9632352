import type { Booking, ClassSession } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { useDayLabel } from '../use-day-label.ts';
import classes from './move.module.css';

interface MoveTargetsProps {
  /** The class that is booked. */
  session: Booking['session'];
  /** Those with places, earliest first. */
  targets: readonly ClassSession[];
  onChoose: (target: ClassSession) => void;
}

/** The classes to which a booking can be moved: other times of the same one first. */
export function MoveTargets({ session, targets, onChoose }: MoveTargetsProps) {
  const { t } = useTranslation('move');
  const isSame = ({ title }: ClassSession) => title === session.title;
  const groups = [
    { label: t('sameClass'), items: targets.filter(isSame) },
    {
      label: t('otherClasses', { venue: session.venue.name }),
      items: targets.filter((target) => !isSame(target)),
    },
  ].filter(({ items }) => items.length > 0);
  if (groups.length === 0) return <Text>{t('none', { venue: session.venue.name })}</Text>;
  return groups.map(({ label, items }) => (
    <Stack key={label} gap={2}>
      <Heading level={3} size={4}>
        {label}
      </Heading>
      <List className={classes.targets}>
        {items.map((target) => (
          <li key={target.id}>
            <Target target={target} onChoose={() => onChoose(target)} />
          </li>
        ))}
      </List>
    </Stack>
  ));
}

function Target({ target, onChoose }: { target: ClassSession; onChoose: () => void }) {
  const { t: shared } = useTranslation();
  const dayLabel = useDayLabel();
  return (
    <button type="button" className={classes.target} onClick={onChoose}>
      <Numeral>{target.local_start}</Numeral>
      <span className={classes.details}>
        <Text as="span" strong>
          {target.title}
        </Text>
        <Text as="span" size="small" tone="quiet" className={classes.day}>
          {[dayLabel(target.starts_at, target.time_zone), target.trainer_name]
            .filter(Boolean)
            .join(', ')}
        </Text>
      </span>
      <Text as="span" size="small">
        {shared('places.left', { count: target.capacity - target.booked })}
      </Text>
    </button>
  );
}
