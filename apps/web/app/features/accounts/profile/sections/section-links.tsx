import { useTranslation } from '#light-translator';
import { profileSections } from './profile-sections.ts';
import classes from './section-links.module.css';
import { useSectionInView } from './use-section-in-view.ts';

/** Links to the sections of the page: beside it on a desktop, in a row above it on a phone. */
export function SectionLinks() {
  const { t } = useTranslation('profile');
  const current = useSectionInView(profileSections);
  return (
    <nav aria-label={t('sections')} className={classes.links}>
      <ul className={classes.list}>
        {profileSections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className={classes.link}
              aria-current={name === current ? 'true' : undefined}
            >
              {t(`${name}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
