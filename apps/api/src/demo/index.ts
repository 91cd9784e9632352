export { demoPassword, roleAccounts } from './data/demo-accounts.ts';
export { type DemoSeedOptions, seedDemoWorld } from './seed-demo-world.ts';
