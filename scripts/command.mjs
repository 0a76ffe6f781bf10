/** Runs a command of the server, the first argument, on its own Node and with the server's dependencies only. */
import { install, node24, run } from './node24.mjs';

const [file = '', ...args] = process.argv.slice(2);
await install('run');
process.exit(await run(node24(), ['--conditions=@fairway/source', file, ...args]));
