import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Words and turns of phrase that readers of this repository stumbled over, each with what to write instead.
 * They apply to comments and documents; `docs/glossary.md` lists the words that code uses.
 */
export const oddPhrases: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwho(?:m|so)?ever\b/i, 'anyone who, the person who, the caller'],
  [/\b(?:tells|told)\b/i, 'says, reports, returns, we notify'],
  [/\b(?:is|are|was|were) said\b/i, 'the message says, is shown'],
  [/\bis none\b/i, 'does not exist, is not one'],
  [/\bnone (?:that|which|of its|at all)\b/i, 'no … that'],
  [/\bsight\b/i, 'visible, on screen'],
  [/\bbears?\b(?!er)/i, 'has, carries'],
  [/\b(?:stands?|stood)\b(?! (?:for|out|alone)\b)/i, 'is'],
  [/\blies? (?:beside|in|on|at|by|under|over|above|below|behind|between|with|where|there|open)\b/i, 'is'],
  [/\bmeanwhile\b/i, 'until then, at the same time'],
  [/\bof (?:its|their|his|her|our|your|one's) own\b/i, 'its own …'],
  [
    /(?:^|[.;!?]\s+)(?:What|Who|Whose|Whom)\b(?![^.]*\?)/,
    'a noun: the value that …, people who …, returns …',
  ],
  [
    /\bwherefrom\b|\bwhereupon\b|\bthereupon\b|\bherein\b|\btherein\b|\bthereof\b|\bhereof\b/i,
    'plain subject and verb',
  ],
  [/\bby way of\b/i, 'through'],
  [/\bas it stands\b/i, 'as it is'],
  [/\bfor (?:its|their) own sake\b/i, 'because …'],
  [/\bhad better\b/i, 'should'],
  [/\bnot to speak of\b|\blet alone\b/i, 'and not'],
  [/\bat rest\b/i, 'idle'],
  [/\bin (?:its|their) turn\b/i, 'then'],
  [/\bto be had\b/i, 'available'],
  [/\bcomes? along\b|\bgoes along\b/i, 'is included'],
  [/\b(?:is|are|was|were) asked (?:of|for|whether|about)\b/i, 'we query, the caller requests'],
  [/\b(?:is|are|was|were) (?:spoken|voiced)\b/i, 'is announced'],
  [/\bmust needs\b|\bneeds must\b/i, 'must'],
  [/\bthat which\b/i, 'what, the … that'],
  [/\bno longer there\b/i, 'deleted, gone'],
  [/\bhow (?:things|it|they) stands?\b/i, 'the state'],
  [/\bsees? to it\b/i, 'makes sure'],
  [/\bas (?:much|many|far|long) as is\b/i, 'as … as'],
  [/\bhence\b|\bthence\b|\bwhence\b/i, 'so, from there'],
  [/\breckon(?:s|ed|ing)?\b/i, 'compute, estimate, count'],
  [/\bhears? of\b/i, 'is called, gets the event, is notified'],
  [/\bwhatever\b/i, 'any, regardless of'],
  [/\bshall\b/i, 'must, is'],
  [/\b(?:is|are|was|were) looked at\b/i, 'is checked, is read'],
  [/\bstaff (?:bring|brought)\b/i, 'staff import'],
];

/** Participles that say what happened to a value; a name says what the value is. */
const bareParticiples =
  'found|shown|asked|held|said|kept|told|given|taken|standing|meant|wanted|known|seen|left|gone|done|sent|made|put|got|heard|brought|chosen|drawn|written|read';
/** Those that the platform itself uses as names and that say enough. */
const allowedParticiples = new Set(['known', 'seen', 'left', 'done', 'sent', 'read', 'put', 'made', 'got']);
const banned = bareParticiples.split('|').filter((word) => !allowedParticiples.has(word));
const capitalised = banned.map((word) => word[0]?.toUpperCase() + word.slice(1));
const declared = new RegExp(
  `\\b(?:const|let|var|function)\\s+(?:\\{[^}=]*\\b|\\[[^\\]=]*\\b)?(?:${banned.join('|')})\\b` +
    `|[(,]\\s*(?:${banned.join('|')})\\s*(?=[,:)?]|=>)` +
    `|\\b(?:${banned.join('|')})\\s*=>` +
    `|\\b(?:type|interface)\\s+(?:${capitalised.join('|')})\\b`,
);

export interface Remark {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export interface OddRemark extends Remark {
  readonly phrase: string;
  readonly instead: string;
}

const sources = [
  '{apps,packages}/*/{src,scripts,bin}/**/*.{ts,tsx,mjs}',
  '{scripts,e2e,bench,.storybook}/**/*.{ts,tsx,mjs}',
];
const ignored = (file: string) => /node_modules|\/dist\/|plainWords\.(?:test\.)?ts$/.test(file);
const documents = ['*.md', 'docs/**/*.{md,mdx}', 'packages/*/*.md', '.changeset/*.md'];

const filesOf = (repository: string, patterns: readonly string[]) =>
  [...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: repository })))]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ignored(file))
    .toSorted();

/** Each comment of the sources; lines that follow each other are one comment. */
export function comments(repository: string): Remark[] {
  return filesOf(repository, sources).flatMap((file) =>
    commentsIn(readFileSync(join(repository, file), 'utf8')).map((comment) => ({ file, ...comment })),
  );
}

export function commentsIn(source: string): Omit<Remark, 'file'>[] {
  const remarks: { line: number; text: string; last: number }[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    const text =
      /^\s*(?:\/\*\*?|\*\/?|\/\/|\{\/\*)\s?(.*?)(?:\*\/\}?)?\s*$/.exec(line)?.[1] ??
      /\s\/\/ (.*)$/.exec(line)?.[1];
    if (text === undefined) continue;
    const previous = remarks.at(-1);
    if (previous && previous.last === index && !/^\s*\/\*\*/.test(line)) {
      previous.text += ` ${text}`;
      previous.last = index + 1;
    } else remarks.push({ line: index + 1, text, last: index + 1 });
  }
  return remarks.flatMap(({ line, text }) => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    return /[a-z]{3}/i.test(trimmed) ? [{ line, text: trimmed }] : [];
  });
}

/** Each sentence of the documents, without code, tables' rules and links' addresses. */
export function sentences(repository: string): Remark[] {
  return filesOf(repository, documents).flatMap((file) => {
    const prose = readFileSync(join(repository, file), 'utf8')
      .replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ''))
      .replace(/`[^`\n]*`/g, 'code')
      .replace(/\]\([^)\n]*\)/g, ']');
    return sentencesIn(prose).map((sentence) => ({ file, ...sentence }));
  });
}

function sentencesIn(prose: string): Omit<Remark, 'file'>[] {
  const remarks: { line: number; text: string }[] = [];
  let line = 1;
  for (const piece of prose.split(/(?<=[.!?:])\s(?=\s*[A-Z[*_])|\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.))|\s\|\s/)) {
    const text = piece.replace(/\s+/g, ' ').trim();
    if ((text.match(/[a-z]{2,}/gi) ?? []).length >= 3) remarks.push({ line, text });
    line += piece.split('\n').length - 1;
  }
  return remarks;
}

/** The remarks that use an odd phrase, each with the first one. */
export function oddRemarks(remarks: readonly Remark[]): OddRemark[] {
  return remarks.flatMap((remark) => {
    for (const [pattern, instead] of oddPhrases) {
      const phrase = pattern.exec(remark.text)?.[0];
      if (phrase) return [{ ...remark, phrase: phrase.trim(), instead }];
    }
    return [];
  });
}

/** Texts by the names that one dictionary gives them: a translation chooses none. */
const isDictionary = (file: string) => /\/(?:messages|sentences)\/..(?:-..)?(?:\.ts$|\/)/.test(file);

/** Source files that give a value or a type a bare participle as its name. */
export function filesWithParticiples(repository: string): string[] {
  const files = filesOf(repository, sources).filter((file) => !isDictionary(file));
  return files.filter((file) =>
    declared.test(readFileSync(join(repository, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
  );
}
