import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as listen } from 'node:net';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { node24, root, run } from '../node24.mjs';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Builds the Vite site for browser and server, and serves its page drawn. */
export async function serveVite(home) {
  const shared = { root: home, configFile: false, logLevel: 'error', oxc: { jsx: { runtime: 'automatic' } } };
  await build({
    ...shared,
    build: {
      outDir: 'dist/client',
      rolldownOptions: {
        output: {
          // React itself does not count as package size.
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  });
  await build({ ...shared, build: { outDir: 'dist/server', ssr: 'server.jsx' } });
  const { render } = await import(pathToFileURL(join(home, 'dist/server/server.js')).href);
  const page = readFileSync(join(home, 'dist/client/index.html'), 'utf8');
  const server = createServer((request, response) => {
    const file = join(
      home,
      'dist/client',
      decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname),
    );
    const type = types[extname(file)];
    if (type && existsSync(file)) {
      response.setHeader('content-type', type);
      response.end(readFileSync(file));
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page.replace('<!--page-->', render()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** Builds the Next site and serves it by its own server. */
export async function serveNext(home) {
  const next = join(realpathSync(join(root, 'e2e/foreign/next/node_modules/next')), 'dist/bin/next');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  // The compiler that Next prefers refuses packages that are linked from elsewhere.
  if ((await run(node24(), [next, 'build', '--webpack'], { cwd: home, env })) !== 0)
    throw new Error('Next could not build the site');
  const port = await freePort();
  const server = spawn(node24(), [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: home,
    env,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const until = Date.now() + 30_000;
  while (!(await answers(address))) {
    if (Date.now() > until) throw new Error('Next did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { address, stop: () => server.kill('SIGTERM') };
}

async function answers(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = listen();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
