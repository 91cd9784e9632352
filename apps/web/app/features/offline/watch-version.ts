import { Workbox } from 'workbox-window';

const halfAnHour = 30 * 60_000;

/** The build this page was made by; the worker of the same build carries the same mark. */
function versionOfPage(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest
    ?.version;
}

/**
 * Installs the service worker and calls back when a version waits that is newer than this page.
 * It takes over only when the person says so (the function handed on), or unseen where this page is
 * already of that version and no other one is open. Returns the way out.
 */
export function watchVersion(onNew: (reload: () => void) => void): () => void {
  const container = navigator.serviceWorker;
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  const controlled = container.controller !== null;
  let agreed = false;

  const accept = async () => {
    agreed = true;
    const registration = await container.getRegistration();
    if (registration?.waiting) workbox.messageSkipWaiting();
    else window.location.reload();
  };
  const onWaiting = async () => {
    const registration = await container.getRegistration();
    const waiting = registration?.waiting;
    if (!waiting) return;
    if ((await versionOf(waiting)) === versionOfPage())
      waiting.postMessage({ type: 'SKIP_WAITING_WHEN_ALONE' });
    else onNew(() => void accept());
  };
  const onTakenOver = async () => {
    if (agreed) return window.location.reload();
    // Another tab said yes: the files of this page's version are gone, so it had better follow.
    const worker = container.controller;
    if (controlled && worker && (await versionOf(worker)) !== versionOfPage())
      onNew(() => void accept());
  };
  const ask = () => {
    if (document.visibilityState === 'visible') void workbox.update().catch(() => undefined);
  };

  workbox.addEventListener('waiting', onWaiting);
  container.addEventListener('controllerchange', onTakenOver);
  document.addEventListener('visibilitychange', ask);
  const timer = setInterval(ask, halfAnHour);
  // Without storage, or in a private window of some browsers, the app goes on without a worker.
  void workbox.register({ immediate: true }).catch(() => undefined);
  return () => {
    workbox.removeEventListener('waiting', onWaiting);
    container.removeEventListener('controllerchange', onTakenOver);
    document.removeEventListener('visibilitychange', ask);
    clearInterval(timer);
  };
}

function versionOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: 'WHICH_VERSION' }, [port2]);
  });
}
