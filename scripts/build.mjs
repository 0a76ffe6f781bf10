/** `npm run build`: builds both sites, unless they were built from these very files. */
import { buildDesk, buildPortal, install } from './node24.mjs';

await install('run');
const isBuilt = (await buildPortal()) && (await buildDesk());
process.exit(isBuilt ? 0 : 1);
