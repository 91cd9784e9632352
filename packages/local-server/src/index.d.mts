export { createCertificate } from './create-certificate.mjs';
export { freePort } from './free-port.mjs';
export { untilReady } from './until-ready.mjs';
