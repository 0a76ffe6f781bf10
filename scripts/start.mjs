/**
 * `npm start`: installs what running needs, builds the portal if it changed, runs the product, and builds the desk if that
 * changed. The server fills its database while the portal is built: it waits for PostgreSQL half of that time. Readers have
 * their prices while the desk, which is the staff's, is still being built.
 */
import { buildDesk, buildPortal, install } from './node24.mjs';

await install('run');
const { answerAfter, ready } = await import('./server.mjs');
answerAfter(buildPortal());
await ready;
if (!(await buildDesk({ aside: true }))) {
  console.error(
    'The desk could not be built. The lines above say why; put it right and run npm start again.',
  );
}
