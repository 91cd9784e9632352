import { type RefObject, useEffect, useState } from 'react';
import { readQrCode } from './read-qr-code.ts';

export type CameraState = 'starting' | 'running' | 'denied' | 'missing';

/** A frame is looked at this often, in ms: quick to the hand, light on the battery. */
const lookEvery = 200;

/**
 * Shows the rear camera in a video element and calls back with each QR code it sees; the camera
 * stops when the component goes.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;

    const look = async () => {
      const element = video.current;
      if (stopped || !element) return;
      if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
        const text = await readQrCode(element).catch(() => null);
        if (text && !stopped) onCode(text);
      }
      if (!stopped) timer = setTimeout(look, lookEvery);
    };
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment' },
        });
        if (stopped || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        setState('running');
        void look();
      } catch (error) {
        if (stopped) return;
        const denied = error instanceof DOMException && error.name === 'NotAllowedError';
        setState(denied ? 'denied' : 'missing');
      }
    };
    const stop = () => {
      stopped = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void start();
    return stop;
  }, [video, onCode]);
  return state;
}
