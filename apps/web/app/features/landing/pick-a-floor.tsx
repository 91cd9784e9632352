import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { activityNames } from './activity-names.ts';
import { FloorPicture } from './floor-picture.tsx';
import classes from './pick-a-floor.module.css';
import { Section } from './section.tsx';

/** How much of the mosaic a tile takes; the others take one place. */
const shapes: Partial<Record<(typeof activityNames)[number], string>> = {
  yoga: 'large',
  strength: 'wide',
  spa: 'tall',
  pilates: 'wide',
  football: 'wide',
  martial_arts: 'wide',
};

/** Every activity as a tile that leads to its classes. */
export function PickAFloor() {
  const { t } = useTranslation('landing');
  const { t: shared } = useTranslation();
  return (
    <Section title={t('floors.title')} lead={t('floors.lead')} ruled={false}>
      <ul className={classes.mosaic}>
        {activityNames.map((activity) => (
          <li key={activity} data-shape={shapes[activity]}>
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
