/** Runs the product for the journeys on a separate data folder, which is deleted when the run ends. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDesk, buildPortal, node24, root } from '../scripts/node24.mjs';

if (!((await buildPortal()) && (await buildDesk()))) process.exit(1);
const data = mkdtempSync(join(tmpdir(), 'fairway-e2e-'));
const server = spawn(node24(), ['--conditions=@fairway/source', 'apps/server/src/main.mjs'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    FAIRWAY_DATA: data,
    FAIRWAY_MODE: 'sandbox',
    LOG_LEVEL: 'warn',
    // A journey names the network that it comes from.
    TRUST_PROXY: '1',
    // One route needs the approval of one person of finance, two routes need two.
    FAIRWAY_DESK_FOUR_EYES_FEN: '200000',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
