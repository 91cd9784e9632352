import { useTranslation } from 'react-i18next';
import { QrPicture } from '../../ui/qr-picture.tsx';
import classes from './member-code.module.css';
import type { StoredDigitalId } from './stored-digital-id.ts';
import { useRotatingCode } from './use-rotating-code.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The member's rotating code inside a ring that empties until the next one. */
export function MemberCode({ id }: { id: StoredDigitalId }) {
  const { t } = useTranslation('checkins');
  const { code, secondsLeft, share } = useRotatingCode(id);
  useWakeLock();
  return (
    <div className={classes.code}>
      <div className={classes.frame}>
        <svg viewBox="0 0 100 100" className={classes.ring} aria-hidden="true">
          <rect
            x="1"
            y="1"
            width="98"
            height="98"
            rx="11"
            className={classes.track}
            pathLength="100"
          />
          <rect
            x="1"
            y="1"
            width="98"
            height="98"
            rx="11"
            className={classes.arc}
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
          />
        </svg>
        {code && <QrPicture text={code} label={t('id.codeLabel')} className={classes.picture} />}
      </div>
      <p className={classes.left}>
        <span className={classes.seconds} role="timer">
          {secondsLeft}
        </span>
        <span>
          {t('id.changesIn', { count: secondsLeft })}{' '}
          <span className={classes.quiet}>{t('id.screenshots')}</span>
        </span>
      </p>
    </div>
  );
}
