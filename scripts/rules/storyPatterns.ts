import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A pattern of a story that waits for Chinese or English, whichever comes. */
export interface MixedPattern {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly pattern: string;
}

/** A pattern between strokes, not a comment or a division; and what `new RegExp` is made of. */
const patternKinds = [
  /(?<=[(,=:[!&|?{;\n]\s*|=>\s*|\breturn\s+)\/(?![*/])(?<pattern>(?:\[(?:\\.|[^\]\\\n])*\]|\\.|[^/\\[\n])+)\/[a-z]*/gu,
  /\bRegExp\(\s*(?<quote>['"`])(?<pattern>(?:\\.|(?!\k<quote>)[^\\])+)\k<quote>/gu,
];

/**
 * Returns patterns of stories, and of shared story code, that contain both languages. Such a pattern matches the wrong
 * text, and a text that is no longer used: a play function looks up the texts of the current language.
 */
export function mixedPatterns(repository: string): MixedPattern[] {
  const files = [
    '{apps,packages}/*/src/**/*.stories.tsx',
    '{apps,packages}/*/src/**/{*Story,stories/**/*}.{ts,tsx}',
  ];
  return [...new Set(globSync(files, { cwd: repository }))]
    .toSorted()
    .flatMap((file) =>
      mixedIn(readFileSync(join(repository, file), 'utf8')).map((pattern) => ({ file, ...pattern })),
    );
}

/** The same of one source. */
export function mixedIn(source: string): Omit<MixedPattern, 'file'>[] {
  return patternKinds.flatMap((kind) =>
    [...source.matchAll(kind)].flatMap(({ index, groups }) => {
      const pattern = groups?.pattern ?? '';
      const line = source.slice(0, index).split('\n').length;
      return isMixed(pattern) ? [{ line, pattern }] : [];
    }),
  );
}

function isMixed(pattern: string): boolean {
  return pattern.includes('|') && /\p{Script=Han}/u.test(pattern) && /[a-z]{2}/iu.test(pattern);
}
