/**
 * `npm test`: every check of the repository, in one go, on a clean checkout or a warm one. `npm test -- types unit`
 * runs the named steps only. `npm test -- --changed` runs the steps that a change since HEAD can break, by the import
 * graph; `--changed=main` compares with another commit. Ends with a line counted from the reports.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { barePath } from './barePath.mjs';
import { checkCommands } from './commands.mjs';
import { buildDesk, buildPortal, install, node24, root, run } from './node24.mjs';

// The bare PATH also hides programs that only this machine has: a reader has Node, npm, git and the system.
process.env.PATH = barePath();

const reports = join(root, 'reports');
const report = (name) => join(reports, `${name}.json`);
const node = () => node24();
/** The last output of the current step, for the failure of a check without a report. */
let lastOutput = '';
const onOutput = (text) => {
  lastOutput = (lastOutput + text).slice(-8_000);
};
const tool =
  (path, ...args) =>
  (...files) =>
    run(node(), [join('node_modules', path), ...args, ...files], { env: environment(), onOutput });
/** Journeys import words, and Node finds the sources of their packages only by this condition. */
const journeys = () =>
  run(node(), ['node_modules/@playwright/test/cli.js', 'test'], {
    env: { ...environment(), NODE_OPTIONS: '--conditions=@fairway/source' },
  });

/** Steps in their order. `counts` reads a report; without one the step itself is the check. */
const steps = {
  format: { run: tool('@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings') },
  types: { run: tool('typescript/bin/tsc', '-p', 'tsconfig.json') },
  unused: { run: tool('knip/bin/knip.js', '--no-progress') },
  unit: { run: vitest('unit', '--project', 'unit'), counts: vitestCounts },
  server: { run: vitest('server', '--project', 'server'), counts: vitestCounts },
  stories: {
    run: vitest('stories', '--config', 'vitest.stories.config.ts'),
    counts: storyCounts,
    needsBrowser: true,
  },
  packages: { run: tool('../scripts/checks/check-packages.mjs') },
  foreign: { run: tool('../scripts/checks/check-foreign.mjs'), needsBrowser: true },
  commands: {
    run: () =>
      checkCommands(Object.keys(steps), (reason) => {
        console.error(reason);
        onOutput(`${reason}\n`);
      }),
  },
  portal: {
    run: async () => ((await buildPortal()) && (await buildDesk()) ? 0 : 1),
  },
  size: { run: tool('../scripts/checks/check-size.ts') },
  e2e: { run: journeys, counts: playwrightCounts, needsBrowser: true },
};

await install('all');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const options = process.argv.slice(2);
const names = options.filter((option) => !option.startsWith('--changed'));
const changedOption = options.find((option) => option.startsWith('--changed'));
const unknown = names.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

/** The test files of each step; undefined for all of them. */
const affected = changedOption && affectedFiles(changedOption.split('=')[1] ?? 'HEAD');

const browser = process.platform === 'linux' && process.arch === 'x64';
let passed = 0;
const failures = [];
for (const [name, step] of Object.entries(steps)) {
  if (names.length > 0 && !names.includes(name)) continue;
  if (affected && (!affected[name] || affected[name].length === 0)) continue;
  if (step.needsBrowser && !browser) {
    console.log(
      `\n── ${name}: skipped, its pinned browser is built for linux-x64 and this is ${process.platform}-${process.arch}`,
    );
    continue;
  }
  console.log(`\n── ${name}`);
  const started = Date.now();
  lastOutput = '';
  const code = await step.run(...(affected?.[name] ?? []).filter((file) => file !== 'all'));
  const counts = step.counts ? step.counts(name) : { passed: code === 0 ? 1 : 0, failures: [] };
  // A step can also fail outside its tests: a crash, an unhandled error, a missing report.
  if (code !== 0 && counts.failures.length === 0)
    counts.failures.push(lastOutput ? `its last output was\n${lastOutput}` : 'see its output above');
  passed += counts.passed;
  failures.push(...counts.failures.map((failure) => `${name}: ${failure}`));
  console.log(
    `── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
// Repeated at the end, because only the end of a long output may be kept.
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);

/** The steps that a change concerns, each with its test files; `all` for a step without files. */
function affectedFiles(base) {
  const output = execFileSync(node(), ['scripts/affected.ts', base], { cwd: root, encoding: 'utf8' });
  const { changed, unit, server, stories, everything } = JSON.parse(output);
  console.log(`${changed.length} files differ from ${base}`);
  if (everything.length > 0)
    console.log(`${everything.join(', ')} concern every test: run the whole gate before you land`);
  if (changed.length === 0) return {};
  return { format: ['all'], types: ['all'], unused: ['all'], unit, server, stories };
}

function environment() {
  return { ...process.env, CI: 'true', FORCE_COLOR: '0', REPORT_FOLDER: reports };
}

function vitest(name, ...args) {
  return tool(
    'vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  );
}

function readReport(name) {
  const path = report(name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Returns the number of passed tests, and the name and the reason of each failure. */
function vitestCounts(name) {
  const report = readReport(name);
  if (!report) return { passed: 0, failures: ['no report'] };
  const failures = report.testResults.flatMap((file) => {
    const failedTests = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be read, or whose set-up failed, has no failed test to report it.
    if (file.status === 'failed' && failedTests.length === 0) return [reason(file.name, file.message)];
    return failedTests.map((test) =>
      reason(`${file.name} › ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
  return { passed: report.numPassedTests, failures };
}

/** Counts a story that passed without a comparison with its pictures as failed, whatever the runner reports. */
function storyCounts(name) {
  const tests = readReport(name)?.testResults.flatMap((file) => file.assertionResults) ?? [];
  const unseen = tests.filter(({ status, meta }) => status === 'passed' && meta.storyId && !meta.drawn);
  const { passed, failures } = vitestCounts(name);
  // Failed stories do not report which pictures they would have drawn.
  const idle = affected || failures.length + unseen.length > 0 ? [] : idlePictures(tests);
  return {
    passed: passed - unseen.length,
    failures: [
      ...failures,
      ...unseen.map(
        ({ fullName, meta }) => `${fullName} (${meta.storyId}) was not compared with its pictures`,
      ),
      ...idle.map((path) => `${path}: no story is compared with this picture; remove it`),
    ],
  };
}

/** Returns unused pictures: their story was removed, or is drawn in other looks. */
function idlePictures(tests) {
  const compared = new Set(tests.flatMap(({ meta }) => meta.drawn ?? []).map(pictureName));
  const sources = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((each) => `${folder}/${each}/src`),
  );
  return sources
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => path.includes('/__pixels__/') && /\.(png|webp)$/.test(path))
    .filter((path) => !compared.has(basename(path).replace(/\.(png|webp)$/, '')));
}

/** The file of a picture without its extension, as `.storybook/glance.ts` names it. */
function pictureName(name) {
  return name.replace('--', '-').replace('__', '.');
}

function playwrightCounts(name) {
  const report = readReport(name);
  if (!report) return { passed: 0, failures: ['no report'] };
  const failures = report.suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          reason(
            `${file}:${line} › ${title} [${projectName}]`,
            results.map(({ error }) => error?.message ?? '').join('\n'),
          ),
        ),
    );
  return { passed: report.stats.expected + report.stats.flaky, failures };
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** A name and the first lines of its message. */
function reason(title, message = '') {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return [title.replace(`${root}/`, ''), ...lines.slice(0, 12).map((line) => `    ${line}`)].join('\n');
}
