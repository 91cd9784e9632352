import { useTranslation } from '#light-translator';
import { writePluralForms } from '#public-site/templates/plural-forms.ts';
import { Figures } from '#ui/layout/figures.tsx';
import { Text } from '#ui/layout/text.tsx';
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
        <Text size="lead" tone="quiet" className={classes.lead}>
          {t('hero.lead')}
        </Text>
        <HeroSearch />
        <div className={classes.claims}>
          <Figures figures={claims.map(([count, name]) => ({ label: t(name), value: t(count) }))} />
        </div>
      </div>
      <HeroCity />
    </section>
  );
}
