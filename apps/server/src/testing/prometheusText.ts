export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const line = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const label = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\]|\\.)*)"(?:,|$)/g;

/** Reads Prometheus' text format; throws at the first invalid line. */
export function readSamples(text: string): Sample[] {
  return text.split('\n').flatMap((each) => {
    if (each === '' || each.startsWith('# ')) return [];
    const [, name, labels = '', value = ''] = line.exec(each) ?? [];
    if (name === undefined || Number.isNaN(Number(value.replace('Inf', 'Infinity'))))
      throw new Error(`not a sample: ${each}`);
    const pairs = [...labels.matchAll(label)];
    if (pairs.map(([pair]) => pair).join('') !== labels) throw new Error(`labels are broken: ${each}`);
    return [
      { name, labels: Object.fromEntries(pairs.map(([, key, text]) => [key, text])), value: Number(value) },
    ];
  });
}

/** Reads the metrics as Prometheus does. */
export async function scrape(url: string | undefined): Promise<{ text: string; samples: Sample[] }> {
  const answer = await fetch(url ?? '');
  const text = await answer.text();
  return { text, samples: readSamples(text) };
}
