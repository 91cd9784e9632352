import { join } from 'node:path';
import './steps/require-node.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { toolFile } from './steps/installed-tools.mjs';
import { repository } from './steps/repository.mjs';
import { runServices } from './steps/run-services.mjs';

installPackages();

const apiPort = process.env.PORT ?? '3001';

runServices([
  {
    args: ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts', 'serve'],
    env: { PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
  },
  {
    args: [toolFile('@react-router/dev', 'react-router'), 'dev'],
    cwd: join(repository, 'apps/web'),
    env: { API_ORIGIN: `http://localhost:${apiPort}` },
  },
]);
