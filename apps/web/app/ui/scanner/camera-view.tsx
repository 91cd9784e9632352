import { IconBulb, IconBulbOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '../controls/action.tsx';
import classes from './scanner.module.css';
import { hasTorch, switchTorch } from './torch.ts';
import { useCamera } from './use-camera.ts';

/** The camera's image with a viewfinder, or why there is none and what to do. */
export function CameraView({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const { state, stream, retry } = useCamera(video, onCode);
  const unavailable = state !== 'starting' && state !== 'running';
  return (
    // The camera view is dark in both themes.
    <div
      className={classes.view}
      data-unavailable={unavailable || undefined}
      data-mantine-color-scheme="dark"
    >
      <video ref={video} className={classes.video} muted playsInline hidden={unavailable}>
        <track kind="captions" />
      </video>
      {!unavailable && <span className={classes.viewfinder} aria-hidden="true" />}
      {stream && hasTorch(stream) && <Torch key={stream.id} stream={stream} />}
      <div className={classes.state} data-unavailable={unavailable || undefined}>
        <p role="status">{t(`scanner.camera.${state}`)}</p>
        {unavailable && state !== 'insecure' && (
          <Action onClick={retry}>{t('scanner.camera.retry')}</Action>
        )}
      </div>
    </div>
  );
}

function Torch({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation();
  const [on, setOn] = useState(false);
  const TorchIcon = on ? IconBulbOff : IconBulb;
  const toggle = () =>
    switchTorch(stream, !on).then(
      () => setOn(!on),
      // The camera refused; nothing changes.
      () => undefined,
    );
  return (
    <button type="button" className={classes.torch} aria-pressed={on} onClick={toggle}>
      <TorchIcon size={24} stroke={1.7} aria-hidden="true" />
      <span className="visually-hidden">{t('scanner.torch')}</span>
    </button>
  );
}
