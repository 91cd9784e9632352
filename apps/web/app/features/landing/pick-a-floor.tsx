import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FloorPicture } from './floor-picture.tsx';
import classes from './pick-a-floor.module.css';
import { Section } from './section.tsx';

/** Activities in the order of the mosaic; the shape says how much of it a tile takes. */
const tiles = [
  ['yoga', 'large'],
  ['swimming', 'small'],
  ['strength', 'wide'],
  ['boxing', 'small'],
  ['climbing', 'small'],
  ['spa', 'tall'],
  ['padel', 'small'],
  ['running', 'small'],
  ['dance', 'small'],
  ['surf', 'small'],
  ['cycling', 'small'],
  ['pilates', 'wide'],
  ['hiit', 'small'],
  ['football', 'wide'],
  ['breath', 'small'],
  ['martial_arts', 'wide'],
] as const;

/** Every activity as a tile that leads to its classes. */
export function PickAFloor() {
  const { t } = useTranslation('landing');
  const { t: shared } = useTranslation();
  return (
    <Section title={t('floors.title')} lead={t('floors.lead')} ruled={false}>
      <ul className={classes.mosaic}>
        {tiles.map(([activity, shape]) => (
          <li key={activity} data-shape={shape}>
            <Link to={`/app/explore?activity=${activity}`} className={classes.tile}>
              <FloorPicture activity={activity} className={classes.picture} />
              <span className={classes.plate}>{shared(`activity.${activity}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
