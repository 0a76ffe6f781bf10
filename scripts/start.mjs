/** `npm start`: installs what running needs, builds the portal when it changed, and runs the product. */
import { buildPortal, install } from './node24.mjs';

await install('run');
await buildPortal();
await import('./server.mjs');
