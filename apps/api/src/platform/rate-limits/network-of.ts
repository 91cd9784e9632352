import { isIPv6 } from 'node:net';

/** Hextets of an IPv6 network that one customer gets at least (RFC 6177: /64 to /48). */
const NETWORK_HEXTETS = 4;

/**
 * The network by which limits count an address: an IPv4 address itself, of an IPv6 address its /64,
 * since every home has 2^64 of those and could use a new one for each guess. Other text is returned
 * as it is.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail = ''] = bare.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const missing = bare.includes('::') ? 8 - before.length - after.length : 0;
  const hextets = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  const network = hextets.slice(0, NETWORK_HEXTETS).map((hextet) => hextet.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
