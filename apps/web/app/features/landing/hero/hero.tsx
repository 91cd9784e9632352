import { useTranslation } from '#light-translator';
import { writePluralForms } from '#public-site/templates/plural-forms.ts';
import classes from './hero.module.css';
import { HeroCity } from './hero-city.tsx';
import { HeroSearch } from './hero-search.tsx';

const claims = [
  ['claim.venuesCount', 'claim.venues'],
  ['claim.citiesCount', 'claim.cities'],
  ['claim.minutesCount', 'claim.minutes'],
] as const;

/** The first screen: the city drawing, what Pulse is, and a search that works without a script. */
export function Hero() {
  const { t } = useTranslation('landing');
  const { t: shared } = useTranslation();
  return (
    <section
      className={classes.hero}
      data-slot="hero"
      data-left={writePluralForms((options) => shared('places.left', options))}
    >
      <div className={classes.content}>
        <h1 className={classes.headline}>{t('hero.headline')}</h1>
        <p className={classes.lead}>{t('hero.lead')}</p>
        <HeroSearch />
        <dl className={classes.claims}>
          {claims.map(([count, name]) => (
            <div key={name} className={classes.claim}>
              <dt>{t(name)}</dt>
              <dd>{t(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <HeroCity />
    </section>
  );
}
