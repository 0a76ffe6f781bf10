import { readDraft, tabStorage, writeDraft } from './draft.ts';
import type { Topics } from './topics.ts';
import type { Control, FormOptions, FormValues } from './types.ts';

interface Options<Values extends FormValues, Output> {
  readonly options: () => FormOptions<Values, Output>;
  readonly controls: ReadonlyMap<string, Control>;
  readonly topics: Topics;
}

/** The values of a form, and the draft that the tab keeps of them. */
export function createValues<Values extends FormValues, Output>({
  options,
  controls,
  topics,
}: Options<Values, Output>) {
  const { initial } = options();
  const values = new Map<string, unknown>(Object.entries(initial));
  /** Fields that may be kept in a draft; passwords and codes never say so. */
  const keepable = new Set<string>();

  const keepDraft = () => {
    const { draft } = options();
    if (draft === undefined) return;
    const typed = [...values].filter(([field, value]) => keepable.has(field) && value !== initial[field]);
    writeDraft(tabStorage(), draft, new Map(typed));
  };

  const store = (name: string, value: unknown) => {
    if (Object.is(values.get(name), value)) return;
    values.set(name, value);
    topics.tell(`${name}=`);
    keepDraft();
  };

  const set = (name: string, value: unknown) => {
    store(name, value);
    controls.get(name)?.write(value);
  };

  return {
    get: (name: string) => values.get(name),
    all: () => Object.fromEntries(values) as Values,
    differFrom: (other: Values | null) => [...values].some(([name, value]) => other?.[name] !== value),
    /** Takes a value that a control shows already. */
    store,
    set,
    normalise: (name: string) => {
      const value = values.get(name);
      const clean = typeof value === 'string' ? controls.get(name)?.normalise?.(value) : undefined;
      if (clean !== undefined && clean !== value) set(name, clean);
    },
    keepInDraft: (name: string) => keepable.add(name),
    restoreDraft: () => {
      const { draft } = options();
      if (draft === undefined) return;
      for (const [name, value] of readDraft(tabStorage(), draft, initial)) set(name, value);
    },
    dropDraft: () => {
      const { draft } = options();
      if (draft !== undefined) writeDraft(tabStorage(), draft, new Map());
    },
  };
}
