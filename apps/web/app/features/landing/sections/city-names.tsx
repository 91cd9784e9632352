import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import classes from '../landing-screen.module.css';

/** Some of the cities in the demo data, from the coast of Lebanon outwards, each with its slug. */
const cities = [
  ['Beirut', 'beirut'],
  ['Jounieh', 'jounieh'],
  ['Byblos', 'byblos'],
  ['Batroun', 'batroun'],
  ['Tripoli', 'tripoli'],
  ['Sidon', 'saida'],
  ['Tyre', 'tyre'],
  ['Zahlé', 'zahle'],
  ['Paris', 'paris'],
  ['Lyon', 'lyon'],
  ['Marseille', 'marseille'],
  ['Genève', 'geneve'],
  ['Lausanne', 'lausanne'],
  ['Zürich', 'zuerich'],
  ['Berlin', 'berlin'],
  ['Wien', 'wien'],
] as const;

/** City names in large type; each links to the city's page. */
export function CityNames() {
  const { t } = useTranslation('landing');
  const format = useFormat();
  return (
    <section aria-label={t('cities.title')}>
      <List className={classes.cities}>
        {cities.map(([name, slug]) => (
          <li key={slug} className={classes.city}>
            <Link to={`/cities/${slug}`} translate="no">
              {format.city(name)}
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}
