// The service worker, /sw.js. It caches the app's own files, never a response of the API.
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { buildManifest } from './build-manifest.ts';
import { deleteOldFiles, largeFilesCache } from './large-files.ts';
import { respondWithPage } from './respond-with-page.ts';
import { worker } from './worker-scope.ts';

/** Seconds after which the cached page is shown instead of waiting for the network. */
const networkTimeoutSeconds = 3;
const publicPages = new Set(buildManifest.publicPages);

cleanupOutdatedCaches();
precacheAndRoute(buildManifest.precache, { cleanURLs: false, directoryIndex: '' });

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && publicPages.has(url.pathname),
  new NetworkFirst({
    cacheName: 'pulse-public-pages',
    networkTimeoutSeconds,
    // One copy per page, whatever query parameters the URL has.
    plugins: [{ cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname }],
  }),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    !/^\/(api|healthz|readyz|metrics)\b/.test(url.pathname),
  ({ request }) => respondWithPage(request, networkTimeoutSeconds * 1000),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: largeFilesCache }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/map/'),
  new StaleWhileRevalidate({ cacheName: 'pulse-map' }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/cover-art/'),
  new StaleWhileRevalidate({ cacheName: 'pulse-cover-art' }),
);

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldFiles(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  if (event.data?.type === 'WHICH_VERSION') event.ports[0]?.postMessage(buildManifest.version);
  // A new version takes over when the person agrees, or when no other page is open.
  if (event.data?.type === 'SKIP_WAITING') void worker.skipWaiting();
  if (event.data?.type === 'SKIP_WAITING_WHEN_ALONE') void activateWhenAlone();
});

async function activateWhenAlone(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await worker.skipWaiting();
}
