import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Call, permissionOf, rolesFor } from '@fairway/gateway/contract/call';
import { callsOf } from '@fairway/gateway/contract/contract';

/** The states of a screen beside its data. */
export type State = 'loading' | 'failed' | 'empty' | 'forbidden';

/** A screen whose stories lack a state that it can be in. */
export interface Missing {
  readonly screen: string;
  readonly state: State;
  /** The calls of its loader, one of which should have such a response. */
  readonly calls: readonly string[];
}

interface Sent {
  readonly name: string;
  readonly call: Call;
  /** Whether the loader checks the right itself before sending it. */
  readonly asksRight: boolean;
}

/** Refusals of a caller without the right to a call. */
const withoutRight = ['roleMissing', 'subAccountNotAllowed'];

/**
 * Every state of a screen without a story, read from the calls of its loader: each call can be pending
 * and can fail; a list can be empty; a call that needs a role or a permission can be refused.
 */
export function missingStates(repository: string): Missing[] {
  const loaders = globSync('apps/*/src/screens/*/*/loader.ts', { cwd: repository }).toSorted();
  const known = new Map(callsOf().map(({ area, name, call }) => [`${area}.${name}`, call]));
  return loaders.flatMap((loader) => {
    const folder = dirname(join(repository, loader));
    const sent = sentIn(byTheirNames(readFileSync(join(repository, loader), 'utf8')), known);
    const stories = storiesOf(folder);
    return statesOf(sent)
      .filter(({ state, calls }) => !shows(stories, state, calls))
      .map(({ state, calls }) => ({ screen: relative(repository, folder), state, calls }));
  });
}

function sentIn(loader: string, known: ReadonlyMap<string, Call>): Sent[] {
  const names = [...loader.matchAll(/\bsend\(\s*(\w+\.\w+)/gu)].map(([, name = '']) => name);
  return [...new Set(names)].map((name) => {
    const call = known.get(name);
    if (!call) throw new Error(`${name} is no call of the contract.`);
    return { name, call, asksRight: loader.includes(`'${permissionOf(call.caller)}')`) };
  });
}

function statesOf(sent: readonly Sent[]): Pick<Missing, 'state' | 'calls'>[] {
  const of = (state: State, those: readonly Sent[]) =>
    those.length === 0 ? [] : [{ state, calls: those.map(({ name }) => name) }];
  const needsRight = ({ call, asksRight }: Sent) =>
    rolesFor(call).length > 0 || (permissionOf(call.caller) !== null && !asksRight);
  return [
    ...of('loading', sent),
    ...of('failed', sent),
    ...of(
      'empty',
      sent.filter(({ call }) => 'listing' in call),
    ),
    ...of('forbidden', sent.filter(needsRight)),
  ];
}

/** A source in which calls have the name of their area, instead of the imported name. */
function byTheirNames(source: string): string {
  const imported = [...source.matchAll(/import \{([^}]*)\} from '@fairway\/gateway\/contract\//gu)];
  const renamed = imported.flatMap(([, names = '']) => [...names.matchAll(/(\w+) as (\w+)/gu)]);
  return renamed.reduce(
    (text, [, name, as]) => text.replaceAll(new RegExp(`\\b${as}\\.`, 'gu'), `${name}.`),
    source,
  );
}

/** The stories of a screen are in its folder, or in the one above if two screens share them. */
function storiesOf(folder: string): string {
  const files = [folder, dirname(folder)].flatMap((each) =>
    globSync('*.stories.tsx', { cwd: each }).map((file) => join(each, file)),
  );
  return files.map((file) => byTheirNames(readFileSync(file, 'utf8'))).join('\n');
}

function shows(stories: string, state: State, calls: readonly string[]): boolean {
  const called = `\\s*(?:${calls.map((name) => name.replace('.', '\\.')).join('|')})\\b`;
  const shared = (from: string, story: string) =>
    `(?<made>\\w+) = ${from}\\(\\{[^}]*call:${called}[^]*\\k<made>\\.${story}\\b`;
  const patterns = {
    loading: [`pending\\(${called}`, shared('listStories', 'loading'), shared('stateStories', 'loading')],
    failed: [`fails\\(${called}`, shared('listStories', 'failed'), shared('stateStories', 'failed')],
    empty: ['export const (?:Empty|No(?:ne|body|[A-Z])\\w*|AllDone|Without\\w+)\\b'],
    forbidden: [
      `mock\\(${called},\\s*(?:\\(\\) =>\\s*)?refuse\\('(?:${withoutRight.join('|')})'`,
      shared('listStories', 'forbidden'),
      shared('stateStories', 'forbidden'),
    ],
  };
  return patterns[state].some((pattern) => new RegExp(pattern, 'u').test(stories));
}
