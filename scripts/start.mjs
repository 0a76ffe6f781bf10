/** `npm start`: installs what running needs, builds the portal when it changed, and runs the product. */
import { spawn } from 'node:child_process';
import { buildPortal, install, node24, root } from './node24.mjs';

await install('run');
await buildPortal();

const server = spawn(node24(), ['--conditions=@fairway/source', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
