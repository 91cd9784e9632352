/** The hosts of the cluster and their addresses, which exist in its own network only. */
export const ADDRESSES = {
  driver: '10.77.0.1',
  ...numbered('etcd', 3, 10),
  ...numbered('database', 4, 20),
  ...numbered('pooler', 2, 30),
  ...numbered('balancer', 2, 40),
  ...numbered('server', 4, 50),
  ...numbered('worker', 2, 60),
  ...numbered('store', 1, 70),
} as const;

/** The names of the hosts with a role, such as "etcd". */
export function hostsOf(role: string): string[] {
  return Object.keys(ADDRESSES).filter((name) => name.replace(/\d+$/, '') === role);
}

/** The address of a host. */
export function addressOf(name: string): string {
  const address = (ADDRESSES as Record<string, string>)[name];
  if (!address) throw new Error(`There is no host "${name}".`);
  return address;
}

/** The file by which all hosts find each other. */
export function hostsFile(): string {
  const lines = Object.entries(ADDRESSES).map(([name, address]) => `${address} ${name}\n`);
  return `127.0.0.1 localhost\n${lines.join('')}`;
}

function numbered(role: string, count: number, from: number): Record<string, string> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(numbers.map((n) => [`${role}${n}`, `10.77.0.${from + n}`]));
}
