import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Files of words: of both sites, the packages, messages of the server and its sample articles. */
const files = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules') && !file.includes('/dist/'))
    .map((file) => join(root, folder, file)),
);
const english = files.filter((file) =>
  /(?:\.en\.ts|(?:language|words|sentences)\/en\.ts|messages\/(?:en\.ts|en\/\w+\.ts))$/.test(file),
);
const chinese = files.filter((file) =>
  /(?:\.zh\.ts|(?:language|words|sentences)\/zh\.ts|messages\/(?:zh\.ts|zh\/\w+\.ts))$/.test(file),
);
const server = files.filter((file) =>
  /apps\/server\/src\/(?:sample\/news\/\w+(?:Stories|Weeks)\.ts|areas\/\w+\/(?:messages?|mail|texts)\.ts)$/.test(
    file,
  ),
);

/** The texts that users read in English, without code and `{{places}}`. Keys and imports are no sentences. */
const sentencesOf = (text: string) =>
  Array.from(text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g), ([, a, b, c]) =>
    (a ?? b ?? c ?? '').replace(/\$?\{+[^{}]*\}+/g, ' '),
  ).filter((sentence) => !/^\.{0,2}\/|^@|^[a-zA-Z]+$/.test(sentence));

const banned = {
  english: [
    // One word per thing: route, vessel, sailing, container, regulation, request for cover, estimate.
    /\blanes?\b/i,
    /\bships\b|\b(?:a|the|this|her|its|large|direct|of|which) ship\b/i,
    /\breckon/i,
    /\b(?:full|empty|the|a|per|\d+) box(?:es)?\b(?! type)/i,
    /\bintentions?\b/i,
    /\bmaritime law\b/i,
    // Translated sentences.
    /\bwhoever\b/i,
    /^Somebody\b/,
    /\banew\b/i,
    /\b(?:stands?|lies?) (?:at|here|beside|under|in one|there)\b/i,
    /\b(?:is|are) told\b/i,
    /\bcounts\b[.'’]?$/i,
    /\bways are\b/i,
    /\bof ours\b/i,
  ],
  chinese: [
    /航路/,
    /(?:\}|\d|几|每一|一|两)\s*(?:\\u00a0)?班(?!级)/,
    /班数|班次/,
    /七天内(?:的)?开船/,
    /走过/,
    /怎么算的|算得/,
    /量距离|量到/,
    /柜/,
    /我们的船期说/,
    /替谁说话/,
  ],
} as const;

const offences = (paths: readonly string[], patterns: readonly RegExp[]) =>
  paths.flatMap((path) =>
    sentencesOf(readFileSync(path, 'utf8')).flatMap((sentence) =>
      patterns
        .filter((pattern) => pattern.test(sentence))
        .map((pattern) => `${relative(root, path)}: ${pattern} in “${sentence.slice(0, 80)}”`),
    ),
  );

test('the word files are found', () => {
  expect(english.length).toBeGreaterThan(60);
  expect(chinese.length).toBeGreaterThan(60);
  expect(server.length).toBeGreaterThan(8);
});

test('English readers meet one word per thing and no translated sentences', () => {
  expect(offences([...english, ...server], banned.english)).toEqual([]);
});

test('Chinese readers meet one word per thing', () => {
  expect(offences([...chinese, ...server], banned.chinese)).toEqual([]);
});
