/** `npm run storybook` opens every component and screen for reading; with `build` it writes them to `.storybook-static`. */
import { install, node24, run } from './node24.mjs';

const [command, ...rest] = process.argv.slice(2);
const port = process.env.PORT ?? '6006';

await install('all');
const storybook = (...args) => run(node24(), ['node_modules/storybook/dist/bin/dispatcher.js', ...args]);
if (command === 'build')
  process.exit(await storybook('build', '-o', '.storybook-static', '--quiet', ...rest));
console.log(`Storybook: http://127.0.0.1:${port}, in about half a minute`);
process.exit(await storybook('dev', '-p', port, '--exact-port', '--ci', '--quiet', ...process.argv.slice(2)));
