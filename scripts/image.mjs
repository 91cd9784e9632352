import './steps/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installPackages } from './steps/install-packages.mjs';
import { node24 } from './steps/installed-tools.mjs';
import { repository } from './steps/repository.mjs';

// The image "pulse", by podman or docker. With `--debian`, where no registry of images can be reached and as root, its
// base is made of Debian's packages and the Node that npm installs.
const program = ['podman', 'docker'].find((name) => !spawnSync(name, ['--version']).error);
if (!program) throw new Error('An image is built by podman or docker; neither is installed.');

const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
build([
  ...(process.argv.includes('--debian') ? ['--build-arg', `NODE_IMAGE=${createBase()}`] : []),
  // As npm trusts them here.
  ...(authorities && program === 'podman'
    ? [
        ...[`--volume=${authorities}:/authorities.pem:ro`],
        ...['--build-arg', 'NODE_EXTRA_CA_CERTS=/authorities.pem'],
      ]
    : []),
  ...['--tag', 'pulse', '--file', 'deploy/image/Containerfile', repository],
]);
run(program, ['images', 'pulse']);

function createBase() {
  installPackages();
  const name = 'localhost/pulse-node';
  const folder = mkdtempSync(join(tmpdir(), 'pulse-image-'));
  try {
    run('mmdebstrap', [
      ...['--mode=root', '--variant=minbase', '--quiet', '--keyring=/usr/share/keyrings'],
      // A mirror may be a copy of some day; its signature is checked all the same.
      '--aptopt=Acquire::Check-Valid-Until "false"',
      ...['man', 'doc', 'locale'].map((part) => `--dpkgopt=path-exclude=/usr/share/${part}/*`),
      ...['--include=ca-certificates,libstdc++6', 'trixie', join(folder, 'debian.tar')],
    ]);
    cpSync(node24(), join(folder, 'node'));
    chmodSync(join(folder, 'node'), 0o755);
    // The one that runs this.
    const npm = dirname(dirname(process.env.npm_execpath));
    cpSync(npm, join(folder, 'npm'), { recursive: true, dereference: true });
    writeFileSync(
      join(folder, 'Containerfile'),
      `FROM scratch
ADD debian.tar /
COPY node /usr/local/bin/
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
`,
    );
    build(['--tag', name, '--file', join(folder, 'Containerfile'), folder]);
    return name;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function build(args) {
  run(program, ['build', '--network=host', ...args]);
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: repository, stdio: 'inherit' });
  if (error) throw new Error(`${command} could not be started (${error.message}).`);
  if (status !== 0) process.exit(status ?? 1);
}
