import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import classes from './profile-section.module.css';
import type { ProfileSectionName } from './profile-sections.ts';

interface ProfileSectionProps {
  name: ProfileSectionName;
  children: ReactNode;
}

/** One section of the profile with its heading; the target of a section link. */
export function ProfileSection({ name, children }: ProfileSectionProps) {
  const { t } = useTranslation('profile');
  const heading = `${name}-title`;
  return (
    <section id={name} tabIndex={-1} aria-labelledby={heading} className={classes.section}>
      <h2 id={heading} className={classes.title}>
        {t(`${name}.title`)}
      </h2>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
