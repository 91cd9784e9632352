import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type CameraError, onCameraAllowed, openCamera } from './open-camera.ts';
import { readQrCode } from './read-qr-code.ts';

export type CameraState = 'starting' | 'running' | CameraError;

/** Milliseconds between scanned frames: fast enough, without draining the battery. */
const scanIntervalMs = 200;

/**
 * Shows the rear camera in a video element and calls `onCode` with each QR code; the camera stops when
 * the component unmounts. `retry` and a granted permission request the camera again.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
) {
  const [state, setState] = useState<CameraState>('starting');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [attempts, setAttempts] = useState(0);
  const retry = useCallback(() => setAttempts((count) => count + 1), []);

  useEffect(() => {
    let opened: MediaStream | null = null;
    let stopped = false;
    const close = () => {
      for (const track of opened?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      setState('starting');
      const found = await openCamera();
      if (typeof found === 'string') {
        if (!stopped) setState(found);
        return;
      }
      opened = found;
      if (stopped || !video.current) return close();
      // Another app uses the camera, or it was unplugged.
      found.getVideoTracks()[0]?.addEventListener('ended', () => setState('busy'));
      video.current.srcObject = found;
      await video.current.play().catch(() => undefined);
      if (stopped) return;
      setStream(found);
      setState('running');
    };
    // Reads `attempts` because a retry changes it.
    if (attempts >= 0) void start();
    return () => {
      stopped = true;
      setStream(null);
      close();
    };
  }, [video, attempts]);

  useEffect(() => (state === 'denied' ? onCameraAllowed(retry) : undefined), [state, retry]);

  useEffect(() => {
    if (!stream) return;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const scanFrame = async () => {
      const element = video.current;
      if (element && element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
        const text = await readQrCode(element).catch(() => null);
        if (text && !stopped) onCode(text);
      }
      if (!stopped) timer = setTimeout(scanFrame, scanIntervalMs);
    };
    void scanFrame();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [video, stream, onCode]);

  return { state, stream, retry };
}
