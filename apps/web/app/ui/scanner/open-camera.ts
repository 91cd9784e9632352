export type CameraError = 'denied' | 'missing' | 'busy' | 'insecure';

/** The rear camera's picture, or why there is none. */
export async function openCamera(): Promise<MediaStream | CameraError> {
  // Browsers hand out a camera to secure pages only.
  if (!navigator.mediaDevices) return window.isSecureContext ? 'missing' : 'insecure';
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
  }
}

/** Calls back once the person has changed their mind about the camera; returns the way out. */
export function onCameraAllowed(allowed: () => void): () => void {
  let cancelled = false;
  let status: PermissionStatus | undefined;
  const checkPermission = () => {
    if (status?.state === 'granted') allowed();
  };
  navigator.permissions
    ?.query({ name: 'camera' as PermissionName })
    .then((found) => {
      if (cancelled) return;
      status = found;
      found.addEventListener('change', checkPermission);
    })
    // Some browsers do not tell; the button to try again is there for them.
    .catch(() => undefined);
  return () => {
    cancelled = true;
    status?.removeEventListener('change', checkPermission);
  };
}
