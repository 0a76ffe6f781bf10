/** `node scripts/tool.mjs NAME …`: runs a tool of the repository on its own Node, and brings both where they are missing. */
import { delimiter, dirname, join } from 'node:path';
import { install, node24, root, run } from './node24.mjs';

const [name = '', ...args] = process.argv.slice(2);
const windows = process.platform === 'win32';

await install('all');
const tool = name === 'node' ? node24() : join(root, 'node_modules/.bin', windows ? `${name}.cmd` : name);
const path = [dirname(node24()), process.env.PATH ?? ''].join(delimiter);
const env = { ...process.env, PATH: path };
// Journeys import words, and Node finds the sources of their packages only by this condition.
if (name === 'playwright') env.NODE_OPTIONS = '--conditions=@fairway/source';
process.exit(await run(tool, args, { env, shell: windows && name !== 'node' }));
