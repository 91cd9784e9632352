import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../../../config.ts';

/** The headers of a page; those of the API are constant (server/api-headers.ts). */
export function securityHeaders(config: Config, inlineScripts: string[]): FastifyHelmetOptions {
  const maps = mapOrigins(config.mapStyleUrl);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The QR reader is WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScripts],
        // The component library sets styles on elements; MapLibre does too.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...maps],
        fontSrc: ["'self'", 'data:', ...maps],
        connectSrc: ["'self'", 'blob:', 'data:', ...maps],
        mediaSrc: ["'self'", 'blob:'],
        // MapLibre starts its worker from a blob.
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // For browsers that do not know frame-ancestors.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: config.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Map tiles and images of other origins do not declare that they may be embedded.
    crossOriginEmbedderPolicy: false,
  };
}

/** The service worker may fetch this server's own files, and nothing else. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

// A map style refers to tiles, fonts and sprites on hosts that only the style lists.
function mapOrigins(mapStyleUrl: string | null): string[] {
  return mapStyleUrl ? ['https:', ...(mapStyleUrl.startsWith('http:') ? ['http:'] : [])] : [];
}
