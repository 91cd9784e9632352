import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { toolFile } from './steps/installed-tools.mjs';
import { ALERTS, alertsOfRules, overlays, recordOfSources } from './steps/manifests.mjs';
import { repository } from './steps/repository.mjs';

// Whether the built manifests are those of the sources, and what Kubernetes takes: each value by the schema of its
// kind, each name of a field by its type, which the schema does not limit.
/** The package with the schemas of a kind; CloudNativePG and its plugin have none. */
const PACKAGES = [
  [/^monitoring\.coreos\.com\//, '@kubernetes-models/prometheus-operator'],
  [/^(v1|apps\/.*|batch\/.*|policy\/.*|networking\.k8s\.io\/.*)$/, 'kubernetes-models'],
];
const WITHOUT_SCHEMA = /^(postgresql|barmancloud)\.cnpg\.io\/v1$/;
const TYPES = join(repository, 'node_modules/.cache/manifests');

const faults = [];
if (readFileSync(ALERTS, 'utf8') !== alertsOfRules())
  faults.push('deploy/kubernetes/base/alerts.yaml is not of the rules: npm run manifests');
const typed = [];
let count = 0;
for (const { built } of overlays()) {
  const file = relative(repository, built);
  const text = existsSync(built) ? readFileSync(built, 'utf8') : '';
  if (!text.startsWith(recordOfSources()))
    faults.push(`${file} is not of the files beside it: npm run manifests`);
  for (const document of parseAllDocuments(text)) {
    const manifest = document.toJS();
    const what = `${file}, ${manifest.kind} ${manifest.metadata.name}`;
    count += 1;
    if (WITHOUT_SCHEMA.test(manifest.apiVersion)) continue;
    const [, name] = PACKAGES.find(([version]) => version.test(manifest.apiVersion)) ?? [];
    if (!name) {
      faults.push(`${what}: no schema is known for ${manifest.apiVersion}`);
      continue;
    }
    const models = `${name}/${manifest.apiVersion}`;
    const { [manifest.kind]: Model } = await import(models);
    try {
      new Model(manifest).validate();
    } catch (error) {
      faults.push(`${what}: ${error.message}`);
    }
    typed.push(
      `// ${what}\nexport const _${typed.length}: import('${models}').I${manifest.kind} = ${JSON.stringify(manifest, null, 1)};\n`,
    );
  }
}
mkdirSync(TYPES, { recursive: true });
writeFileSync(join(TYPES, 'manifests.ts'), typed.join('\n'));
const { status, stdout } = spawnSync(
  process.execPath,
  [
    toolFile('typescript-7', 'tsc'),
    ...['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'],
    ...['--singleThreaded', '--types', '', 'manifests.ts'],
  ],
  { cwd: TYPES, encoding: 'utf8' },
);
if (status !== 0) faults.push(`${relative(repository, TYPES)}: ${stdout}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0 || count === 0) process.exit(1);
console.log(`${count} manifests are what their schemas allow.`);
