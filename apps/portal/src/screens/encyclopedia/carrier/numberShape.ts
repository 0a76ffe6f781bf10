/** A piece of a number: fixed letters, or a number of letters, digits or either. */
export type Piece =
  | { readonly kind: 'fixed'; readonly anyOf: readonly string[]; readonly optional: boolean }
  | {
      readonly kind: 'letters' | 'digits' | 'either';
      readonly least: number;
      readonly most: number;
      readonly optional: boolean;
    };

const classes = { '[A-Z]': 'letters', '\\d': 'digits', '[0-9A-Z]': 'either' } as const;
const token =
  /\((?<group>[A-Z0-9|]+)\)(?<maybe>\?)?|(?<class>\[0-9A-Z\]|\[A-Z\]|\\d)(?:\{(?<least>\d+)(?:,(?<most>\d+))?\})?(?<one>\?)?|(?<text>[A-Z0-9]+)/g;

/** Returns the parts of a carrier's number pattern; several lists if the pattern has alternatives. */
export function numberShape(pattern: string): readonly (readonly Piece[])[] {
  const inner = pattern.replace(/^\^|\$$/g, '');
  const whole = /^\((.*[\\[].*)\)$/.exec(inner)?.[1];
  return (whole?.split('|') ?? [inner]).map(piecesOf);
}

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(token)].map(({ groups = {} }) => {
    const { group, maybe, class: name, least = '1', most = least, one, text: fixed = '' } = groups;
    if (group) return { kind: 'fixed', anyOf: group.split('|'), optional: maybe !== undefined };
    if (!name) return { kind: 'fixed', anyOf: [fixed], optional: false };
    const kind = classes[name as keyof typeof classes];
    return { kind, least: Number(least), most: Number(most), optional: one !== undefined };
  });
}
