/** Creates a certificate of localhost, signed by itself and valid for a day, with its key, in PEM. */
export function createCertificate(now?: number): { cert: string; key: string };
