import type { Control, FormOptions, FormValues } from '../types.ts';
import type { createValues } from '../values/createValues.ts';
import { patternOf } from '../values/names.ts';
import type { Topics } from '../values/topics.ts';

type WarningRule<Values> = (value: never, all: Values) => string | null | undefined;

interface Options<Values extends FormValues, Output> {
  readonly options: () => FormOptions<Values, Output>;
  readonly controls: ReadonlyMap<string, Control>;
  readonly values: ReturnType<typeof createValues<Values, Output>>;
  readonly topics: Topics;
}

/** Sentences at fields that ask for a second look and block nothing. */
export function createWarnings<Values extends FormValues, Output>({
  options,
  controls,
  values,
  topics,
}: Options<Values, Output>) {
  const warnings = new Map<string, string>();

  const put = (name: string, warning: string | undefined) => {
    if (warnings.get(name) === warning) return;
    if (warning === undefined) warnings.delete(name);
    else warnings.set(name, warning);
    topics.tell(name);
  };

  return {
    get: (name: string) => warnings.get(name),
    has: (name: string) => warnings.has(name),
    look: (name: string) => {
      const rules: Readonly<Record<string, WarningRule<Values> | undefined>> = options().warnings ?? {};
      const value = values.get(name);
      const ofForm = rules[patternOf(name)]?.(value as never, values.all());
      const ofControl = typeof value === 'string' ? controls.get(name)?.warn?.(value) : undefined;
      put(name, ofForm ?? ofControl);
    },
    clear: () => {
      for (const name of [...warnings.keys()]) put(name, undefined);
    },
  };
}
