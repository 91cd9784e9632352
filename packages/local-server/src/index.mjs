// Plain JavaScript: the scripts import it before any package is installed, on Node 20.
export { createCertificate } from './create-certificate.mjs';
export { freePort } from './free-port.mjs';
export { untilReady } from './until-ready.mjs';
