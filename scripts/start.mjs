/** `npm start`: installs what running needs, builds the two sites when they changed, and runs the product. */
import { buildDesk, buildPortal, install } from './node24.mjs';

await install('run');
await buildPortal();
await buildDesk();
await import('./server.mjs');
