/** `node scripts/command.mjs FILE …`: runs a command of the server on its own Node, with what the server needs and no more. */
import { install, node24, run } from './node24.mjs';

const [file = '', ...args] = process.argv.slice(2);
await install('run');
process.exit(await run(node24(), ['--conditions=@fairway/source', file, ...args]));
