import { MINUTE } from '@pulse/domain';
import { Workbox } from 'workbox-window';
import { loadPage } from '#ui/network/missing-files.ts';

const checkIntervalMs = 30 * MINUTE;

/** The build version of this page; the service worker of the same build has the same version. */
function pageVersion(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest
    ?.version;
}

/**
 * Installs the service worker and calls back when a version newer than this page is waiting. It is
 * activated only when the user accepts (by the function passed to the callback), or silently if this
 * page already has that version and is the only one open. Returns an unsubscribe function.
 */
export function watchVersion(onNewVersion: (reload: () => void) => void): () => void {
  const container = navigator.serviceWorker;
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  const wasControlled = container.controller !== null;
  let isAccepted = false;

  const accept = async () => {
    isAccepted = true;
    const registration = await container.getRegistration();
    if (registration?.waiting) workbox.messageSkipWaiting();
    else loadPage();
  };
  const onWaiting = async () => {
    const registration = await container.getRegistration();
    const waiting = registration?.waiting;
    if (!waiting) return;
    if ((await requestVersion(waiting)) === pageVersion())
      waiting.postMessage({ type: 'SKIP_WAITING_WHEN_ALONE' });
    else onNewVersion(() => void accept());
  };
  const onControllerChange = async () => {
    if (isAccepted) return loadPage();
    // Another tab accepted the update: the files of this page's version are gone, so offer a reload.
    const worker = container.controller;
    if (wasControlled && worker && (await requestVersion(worker)) !== pageVersion())
      onNewVersion(() => void accept());
  };
  const checkForUpdate = () => {
    if (document.visibilityState === 'visible') void workbox.update().catch(() => undefined);
  };

  workbox.addEventListener('waiting', onWaiting);
  container.addEventListener('controllerchange', onControllerChange);
  document.addEventListener('visibilitychange', checkForUpdate);
  const timer = setInterval(checkForUpdate, checkIntervalMs);
  // Without storage, or in a private window of some browsers, the app runs without a worker.
  void workbox.register({ immediate: true }).catch(() => undefined);
  return () => {
    workbox.removeEventListener('waiting', onWaiting);
    container.removeEventListener('controllerchange', onControllerChange);
    document.removeEventListener('visibilitychange', checkForUpdate);
    clearInterval(timer);
  };
}

function requestVersion(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: 'WHICH_VERSION' }, [port2]);
  });
}
