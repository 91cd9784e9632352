import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from './city-names.module.css';

/** Some of the cities in the demo data, from the coast of Lebanon outwards. */
const cities = ['Beirut', 'Jounieh', 'Byblos', 'Batroun', 'Tripoli', 'Saida', 'Tyre', 'Zahlé'];
const abroad = ['Paris', 'Lyon', 'Marseille', 'Genève', 'Lausanne', 'Zürich', 'Berlin', 'Wien'];

/** City names in large type; each links to the explore page there. */
export function CityNames() {
  const { t } = useTranslation('landing');
  return (
    <section aria-label={t('cities.title')}>
      <ul className={classes.names}>
        {[...cities, ...abroad].map((city) => (
          <li key={city} className={classes.name}>
            <Link to={`/app/explore?q=${encodeURIComponent(city)}`} translate="no">
              {city}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
