import './steps/require-node.mjs';
import { buildProduct } from './steps/build-product.mjs';
import { installPackages } from './steps/install-packages.mjs';

// `npm run build` makes ready what `npm start` runs, for an image of a container.
installPackages();
if (!(await buildProduct())) process.exit(1);
