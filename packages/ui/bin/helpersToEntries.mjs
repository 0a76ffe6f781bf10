/** Functions that `@fairway/ui` exported, by the entry that exports them now. */
const entries = {
  access: 'decide roleNumber',
  codes: 'cleanCode formatContainer',
  dates:
    'CutOff addMonths addWeeks compareWeeks cutoffMarks dayIn daysOf isWeek parseDay parseWeek thursdayOf weekNumber weekOf weeksInYear writeDay',
  divisions: 'FoundDivision findDivision findPath pathText searchPaths',
  payment:
    'PayEffects PayEvent Payment PaymentOptions TabChannel browserEffects canChoose createPayment isFinal methodOf startPayment stepPayment',
  shop: 'cartSum orderedNum',
  table: [
    'CsvOptions RowPage SaveCsvOptions TableQuery TableQueryCodec TableQueryOptions Values changedQuery clampPage createLocalPrefs',
    'csvParts filterRows isSelected markRows matchKey noPrefs noSelection pageAfterResize pageCount pageSizes readPrefs runBulk',
    'saveCsv selectAllMatching selectKeys selectedKeys selectionCount selectionUnder sortRows tableQuery valuesOf',
  ].join(' '),
  theme: 'breakpoint density layout media motion part parts space stack text vars weight',
  utilities: 'classes splitField useContains useDrawnHere useMedia useRootMark useStable',
};
const entryOf = new Map(
  Object.entries(entries).flatMap(([entry, names]) => names.split(' ').map((name) => [name, entry])),
);
const renamed = new Map([
  ['decide', 'decidePermission'],
  ['browserEffects', 'browserPayEffects'],
  ['canChoose', 'canChooseMethod'],
  ['isFinal', 'isPaymentFinal'],
  ['methodOf', 'paymentMethodOf'],
  ['classes', 'joinClasses'],
  ['splitField', 'splitFieldProps'],
]);

const kitImport = /^(import|export)( type)? \{([^}]*)\} from (['"])@fairway\/ui\4;?[ \t]*(\r?\n|$)/gm;
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const oldEntry = /(['"])@fairway\/ui\/(iso-week|table-query)\1/g;

/** Moves functions from the imports (and re-exports) of `@fairway/ui` to the entries of their subjects. */
export function helpersToEntries(source) {
  return source
    .replaceAll(
      oldEntry,
      (_path, quote, entry) => `${quote}@fairway/ui/${entry === 'iso-week' ? 'dates' : 'table'}${quote}`,
    )
    .replaceAll(kitImport, (line, verb, type = '', list, quote, end) => {
      const byEntry = new Map();
      const names = list.replaceAll(comment, '');
      for (const specifier of names.split(',').map((part) => part.trim()))
        if (specifier !== '') {
          const [path, imported] = place(specifier);
          byEntry.set(path, [...(byEntry.get(path) ?? []), imported]);
        }
      if (byEntry.size === 1 && byEntry.has('@fairway/ui')) return line;
      const lines = [...byEntry]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(
          ([path, imports]) =>
            `${verb}${type} { ${imports.join(', ')} } from ${quote}${path}${quote};${end || '\n'}`,
        )
        .join('');
      // Comments in the list are above its imports now, as a line each.
      const comments = (list.match(comment) ?? []).map((text) => `${text.trim()}\n`).join('');
      return comments + (end === '' ? lines.trimEnd() : lines);
    });
}

/** The current entry of a name and how an import writes it: a renamed one keeps its old name in the importing file. */
function place(specifier) {
  const [, type = '', name = '', alias] = /^(type\s+)?(\w+)(?:\s+as\s+(\w+))?$/.exec(specifier) ?? [];
  const entry = entryOf.get(name);
  if (!entry) return ['@fairway/ui', specifier];
  const now = renamed.get(name);
  return [`@fairway/ui/${entry}`, now ? `${type}${now} as ${alias ?? name}` : specifier];
}
