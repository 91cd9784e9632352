import { useTranslation } from 'react-i18next';
import { profileSections } from './profile-sections.ts';
import classes from './section-links.module.css';
import { useSectionInView } from './use-section-in-view.ts';

/** The parts of the page to jump to: beside it on a desktop, in a row above it on a phone. */
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
