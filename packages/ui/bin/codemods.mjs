import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpersToEntries } from './helpersToEntries.mjs';
import { oneVocabulary } from './oneVocabulary.mjs';
import { rulesToTrade } from './rulesToTrade.mjs';
import { tintToInfo } from './tintToInfo.mjs';

/** The code rewrites: for each renaming, a function from source to source and its purpose. */
export const codemods = {
  'rules-to-trade': {
    summary: 'rules, normalisers and request schemas come from @fairway/trade, no longer from @fairway/forms',
    rewrite: rulesToTrade,
  },
  'helpers-to-entries': {
    summary:
      'functions come from an entry of their subject, such as @fairway/ui/table, no longer from @fairway/ui',
    rewrite: helpersToEntries,
  },
  'tint-to-info': {
    summary: 'the tone of a Notice or Badge with a fact is info, no longer tint',
    rewrite: tintToInfo,
  },
  'one-vocabulary': {
    summary:
      'properties have one name: title, loading, kind, icon, form and max, no longer heading, busy, of and most; Beside is ListDetail',
    rewrite: oneVocabulary,
  },
};

const scripts = /\.[mc]?[jt]sx?$/;
const foreign = /(^|[\\/])(node_modules|dist|\.git)([\\/]|$)/;

/** Rewrites the scripts below the given folders; returns the files that changed. Running it again changes nothing. */
export function runCodemod(name, folders) {
  const files = folders.flatMap((folder) =>
    statSync(folder).isDirectory()
      ? readdirSync(folder, { recursive: true })
          .filter((file) => scripts.test(file) && !foreign.test(file))
          .map((file) => join(folder, file))
      : [folder],
  );
  return files.filter((file) => {
    const before = readFileSync(file, 'utf8');
    const after = codemods[name].rewrite(before);
    if (after !== before) writeFileSync(file, after);
    return after !== before;
  });
}
