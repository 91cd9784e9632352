import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import { Section } from '#ui/page/section.tsx';
import { illustratedActivities } from '../illustrated-activities.ts';
import classes from '../landing-screen.module.css';
import { CoverImage } from './cover-image.tsx';

/** Tiles larger than one cell of the mosaic. */
const shapes: Partial<Record<(typeof illustratedActivities)[number], string>> = {
  yoga: 'large',
  strength: 'wide',
  spa: 'tall',
  pilates: 'wide',
  football: 'wide',
  martial_arts: 'wide',
};

/** Every activity as a tile that links to its classes. */
export function ActivityMosaic() {
  const { t } = useTranslation('landing');
  const { t: shared } = useTranslation();
  return (
    <Section title={t('activities.title')} lead={t('activities.lead')} ruled={false}>
      <List className={classes.mosaic}>
        {illustratedActivities.map((activity) => (
          <li key={activity} data-shape={shapes[activity]}>
            <Link to={`/find?activity=${activity}`} className={classes.tile}>
              <CoverImage activity={activity} />
              <span className={classes.tileName}>{shared(`activity.${activity}`)}</span>
            </Link>
          </li>
        ))}
      </List>
    </Section>
  );
}
