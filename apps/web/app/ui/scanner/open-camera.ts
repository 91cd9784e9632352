export type CameraError = 'denied' | 'missing' | 'busy' | 'insecure';

/** Returns the rear camera's stream, or why there is none. */
export async function openCamera(): Promise<MediaStream | CameraError> {
  // Browsers allow the camera in a secure context only.
  if (!navigator.mediaDevices) return window.isSecureContext ? 'missing' : 'insecure';
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
  }
}

/** Calls the listener when the camera permission is granted; returns a function that unsubscribes. */
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
    // Some browsers cannot query it; the retry button remains.
    .catch(() => undefined);
  return () => {
    cancelled = true;
    status?.removeEventListener('change', checkPermission);
  };
}
