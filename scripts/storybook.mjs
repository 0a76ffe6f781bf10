/**
 * `npm run storybook` opens every component and screen for reading; with `build` it writes them to
 * `.storybook-static`, with `llms.txt` and each page as Markdown.
 */
import { join } from 'node:path';
import { install, node24, root, run } from './node24.mjs';

const [command, ...rest] = process.argv.slice(2);
const port = process.env.PORT ?? '6006';

await install('all');
const storybook = (...args) => run(node24(), ['node_modules/storybook/dist/bin/dispatcher.js', ...args]);
if (command === 'build') {
  const code = await storybook('build', '-o', '.storybook-static', '--quiet', ...rest);
  if (code !== 0) process.exit(code);
  const { writePages } = await import('./docs/writePages.mjs');
  console.log(`llms.txt and ${writePages(join(root, '.storybook-static'))} pages as Markdown`);
  process.exit(0);
}
console.log(`Storybook: http://127.0.0.1:${port}, in about half a minute`);
process.exit(await storybook('dev', '-p', port, '--exact-port', '--ci', '--quiet', ...process.argv.slice(2)));
