import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { repository } from './repository.mjs';

const FOLDER = join(repository, 'deploy/kubernetes');
const RULES = join(repository, 'deploy/monitoring/rules.yaml');
/** Kept by `npm run manifests` from the rules, which Prometheus without its operator takes as they are. */
export const ALERTS = join(FOLDER, 'base/alerts.yaml');

/** The overlays, each with the file that Kustomize makes of it. */
export function overlays() {
  return readdirSync(join(FOLDER, 'overlays')).map((name) => ({
    name,
    folder: join(FOLDER, 'overlays', name),
    built: join(FOLDER, 'built', `${name}.yaml`),
  }));
}

/** The rules for the operator of Prometheus. */
export function alertsOfRules() {
  const rules = readFileSync(RULES, 'utf8').replace(/^#.*\n/gm, '');
  return `# Made of deploy/monitoring/rules.yaml by \`npm run manifests\`.\n${stringify({
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'pulse' },
  })}spec:\n${rules.replace(/^(?=.)/gm, '  ')}`;
}

/** The first line of a built file: what it was made of. */
export function recordOfSources() {
  const hash = createHash('sha256');
  const files = ['base', 'overlays'].flatMap((folder) =>
    readdirSync(join(FOLDER, folder), { recursive: true })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.yaml')),
  );
  for (const file of files.sort())
    hash.update(`${file}\0${readFileSync(join(FOLDER, file), 'utf8').replaceAll('\r\n', '\n')}\0`);
  return `# Built by \`npm run manifests\` from ${hash.digest('hex')}\n`;
}
