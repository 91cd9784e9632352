import type { PartnerClassSession } from '@pulse/contract/client';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import classes from './class-session.module.css';

/** What a partner should look at in a session, each as a sentence; nothing without any. */
export function SessionFlags({ flags }: { flags: PartnerClassSession['flags'] }) {
  const { t } = useTranslation('partner-schedule');
  if (flags.length === 0) return null;
  return (
    <div className={classes.flags}>
      <IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <p className={classes.flagsTitle}>{t('flags.heading')}</p>
        {flags.map((flag) => (
          <p key={flag}>{t(`flags.${flag}`)}</p>
        ))}
      </div>
    </div>
  );
}
