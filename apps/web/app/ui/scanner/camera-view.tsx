import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './camera-view.module.css';
import { useCamera } from './use-camera.ts';

/** The camera's picture with a frame to aim by, or why there is none. */
export function CameraView({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  const broken = state === 'denied' || state === 'missing';
  return (
    <div className={classes.view}>
      <video ref={video} className={classes.video} muted playsInline hidden={broken}>
        <track kind="captions" />
      </video>
      {!broken && <span className={classes.aim} aria-hidden="true" />}
      <p role="status" className={classes.state} data-broken={broken || undefined}>
        {t(`scanner.camera.${state}`)}
      </p>
    </div>
  );
}
