import { SECRET } from '../torture/secret.ts';
import { addressOf, hostsOf } from './host-names.ts';

/** The passwords of a cluster that nothing outside it reaches, and its proxies. */
export const VALUES = {
  SUPERUSER_PASSWORD: 'the password of the superuser',
  REPLICATION_PASSWORD: 'the password of the replicas',
  PULSE_PASSWORD: 'the-password-of-pulse',
  STORE_PASSWORD: 'the-password-of-the-store',
  PULSE_SECRET: SECRET,
  BALANCERS: hostsOf('balancer').map(addressOf).join(),
};
