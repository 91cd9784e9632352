import { isIP } from 'node:net';

/** Whose X-Forwarded-For is believed, as Fastify takes it. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

// "on" is one proxy, which appends the client's address: what stands before it was sent by the
// client, who could otherwise have a new address for each guess.
export function trustedProxies(value: string): TrustProxy {
  if (value === 'on') return (_address, hop) => hop === 0;
  return value === 'off' ? false : value;
}

/** An address (10.0.0.1), a network (10.0.0.0/8), or a name that the proxy parser knows. */
export function isNetwork(text: string): boolean {
  const [address = '', bits] = text.trim().split('/');
  if (/^(loopback|linklocal|uniquelocal)$/.test(address)) return bits === undefined;
  const maxBits = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits > 0 && +bits <= maxBits))
  );
}
