import './steps/require-node.mjs';
import { buildProduct } from './steps/build-product.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { runServer } from './steps/run-server.mjs';

installPackages();
if (!(await buildProduct())) process.exit(1);
runServer(process.argv.slice(2));
