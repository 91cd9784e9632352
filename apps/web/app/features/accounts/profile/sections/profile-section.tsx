import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import classes from '../profile.module.css';
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
      <Heading id={heading}>{t(`${name}.title`)}</Heading>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
