import { IconArrowsMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { useWakeLock } from '#ui/hooks/use-wake-lock.ts';
import { Text } from '#ui/layout/text.tsx';
import { QrCodeImage } from '#ui/qr-code/qr-code-image.tsx';
import classes from './digital-id.module.css';
import { FullscreenCode } from './fullscreen-code.tsx';
import type { StoredDigitalId } from './stored-digital-id.ts';
import { useRotatingCode } from './use-rotating-code.ts';

/** The member's rotating code inside a countdown ring, with a button to show it full screen. */
export function MemberCode({ id }: { id: StoredDigitalId }) {
  const { t } = useTranslation('checkins');
  const { code, secondsLeft, remainingShare } = useRotatingCode(id);
  const [fullscreen, setFullscreen] = useState(false);
  useWakeLock();
  return (
    <>
      <div className={classes.frame}>
        <CountdownRing share={remainingShare} />
        {code && (
          <QrCodeImage
            text={code}
            label={t('id.codeLabel')}
            errorCorrection="Q"
            className={classes.code}
          />
        )}
      </div>
      <p className={classes.countdown}>
        <span className={classes.seconds} role="timer">
          {secondsLeft}
        </span>
        <span>
          {t('id.changesIn', { count: secondsLeft })}{' '}
          <Text as="span" tone="quiet">
            {t('id.screenshots')}
          </Text>
        </span>
      </p>
      <Action className={classes.fullscreenButton} onClick={() => setFullscreen(true)}>
        <IconArrowsMaximize size={18} stroke={1.6} aria-hidden="true" />
        {t('id.fullscreen')}
      </Action>
      {fullscreen && code && (
        <FullscreenCode
          code={code}
          secondsLeft={secondsLeft}
          onClose={() => setFullscreen(false)}
        />
      )}
    </>
  );
}

function CountdownRing({ share }: { share: number }) {
  const shape = { x: 0.75, y: 0.75, width: 98.5, height: 98.5, rx: 6.5, pathLength: 100 };
  return (
    <svg viewBox="0 0 100 100" className={classes.ring} aria-hidden="true">
      <rect {...shape} className={classes.track} />
      <rect {...shape} className={classes.arc} strokeDasharray={`${share * 100} 100`} />
    </svg>
  );
}
