/** Runs the server and keeps it running: what `npm start` does once everything is installed and built. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { node24, root } from './node24.mjs';

/** Milliseconds before the server is started again: doubled while it keeps ending, up to the last. */
const firstWait = 200;
const longestWait = 10_000;
/** A server that was ready for so long ended for a new reason. */
const calmAfter = 60_000;
/** Maximum number of failed starts in a row, before an operator has to check. */
const mostStarts = 10;

let sayReady;
/** Resolves once the server has started for the first time. */
export const ready = new Promise((resolve) => {
  sayReady = resolve;
});

let portal = Promise.resolve(true);
/**
 * Lets the server answer only once the portal is `built`; until then it prepares its database. If the portal could not
 * be built, the server stops and this process exits as failed.
 */
export function answerAfter(built) {
  portal = built.then((there) => {
    if (there) return true;
    givenUp = true;
    stop('SIGTERM');
    return false;
  });
}

let server;
let stopping = false;
let givenUp = false;
let onceReady = false;
let failedStarts = 0;
let wait = firstWait;

function start() {
  let readyAt;
  server = spawn(node24(), ['--conditions=@fairway/source', 'apps/server/src/main.mjs'], {
    cwd: root,
    // Over the channel the server reports that it is ready, and notices the end of this process.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A separate process group: a signal to all of a terminal's processes reaches it once, through here.
    detached: process.platform !== 'win32',
  });
  const started = server;
  server.on('message', (message) => {
    if (message === 'prepared') portal.then((there) => there && started.connected && started.send('go on'));
    if (message !== 'ready') return;
    readyAt = Date.now();
    onceReady = true;
    sayReady();
    failedStarts = 0;
  });
  server.on('exit', (code, signal) => {
    if (stopping || code === 0) process.exit(givenUp ? 1 : (code ?? 1));
    // The server has already printed the reason.
    if (!onceReady) process.exit(code ?? 1);
    if (readyAt === undefined) failedStarts += 1;
    if (failedStarts === mostStarts) {
      console.error(
        `The server could not be started again in ${mostStarts} tries. The lines above say why; put it right and run npm start.`,
      );
      process.exit(1);
    }
    if (readyAt !== undefined && Date.now() - readyAt > calmAfter) wait = firstWait;
    log({ exitCode: code, signal, waitMs: wait }, 'the server ended unexpectedly and is started again');
    setTimeout(start, wait);
    wait = Math.min(2 * wait, longestWait);
  });
}

/** A line in the shape of the server's own log. */
function log(fields, msg) {
  console.log(JSON.stringify({ level: 50, time: new Date().toISOString(), ...fields, msg }));
}

let lastAsked = 0;
function stop(signal) {
  const alive = server.exitCode === null && server.signalCode === null;
  if (!alive) process.exit(0);
  // Ctrl-C arrives twice, from the terminal and from npm; a second press by the user stops at once.
  if (stopping && Date.now() - lastAsked < 1000) return;
  stopping = true;
  lastAsked = Date.now();
  server.kill(signal);
}

/** Returns the callers of this script: npm and, between the two, its shell. */
function callers() {
  const pids = [process.ppid];
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? [];
    if (['sh', 'dash', 'bash'].includes(name)) pids.push(Number(parent));
  } catch {
    // Only Linux has this file; elsewhere the parent has to do.
  }
  return pids.join();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
process.on('SIGHUP', () => stop('SIGTERM'));
// A shell between npm and here dies of a TERM without passing it on, and the server must not outlive npm.
if (process.env.npm_lifecycle_event) {
  const before = callers();
  const watch = setInterval(() => {
    if (callers() === before) return;
    clearInterval(watch);
    // A second signal would end the server at once, and cut off running requests.
    if (!stopping) stop('SIGTERM');
  }, 500).unref();
}
start();
