import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import type { ExplorePlace } from './address/explore-address.ts';
import classes from './explore.module.css';

interface ExploreTitleProps {
  place: ExplorePlace;
  date: string;
  today: string;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The heading with the day and place of the search: "Friday in Beirut"; until a place is chosen, "Venues around Lebanon". */
export function ExploreTitle({ place, date, today }: ExploreTitleProps) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  const weekday = () => format.date(`${date}T12:00:00Z`, 'weekday', 'UTC');
  const day = date === today ? t('today') : capitalised(weekday());
  const title =
    place.kind === 'city'
      ? t('title.city', { day, city: format.city(place.name) })
      : t(`title.${place.kind}`, { day });
  return (
    <>
      <title>{`${title} · Pulse`}</title>
      <Heading level={1} size={2} className={classes.title}>
        {title}
      </Heading>
    </>
  );
}
