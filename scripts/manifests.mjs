import './steps/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ALERTS, alertsOfRules, overlays, recordOfSources } from './steps/manifests.mjs';

// Builds the overlays of deploy/kubernetes with Kustomize; `npm run check` compares and validates what it made.
const BUILDERS = [
  ['kustomize', 'build'],
  ['kubectl', 'kustomize'],
];
const builder = BUILDERS.find(([program]) => !spawnSync(program, ['version']).error);
if (!builder) {
  console.error('The manifests are built by kustomize or kubectl; neither is installed.');
  process.exit(1);
}
writeFileSync(ALERTS, alertsOfRules());
for (const { folder, built } of overlays()) {
  const [program, command] = builder;
  const { status, stdout, stderr } = spawnSync(program, [command, folder], { encoding: 'utf8' });
  process.stderr.write(stderr);
  if (status !== 0) process.exit(1);
  mkdirSync(dirname(built), { recursive: true });
  writeFileSync(built, `${recordOfSources()}${stdout}`);
}
