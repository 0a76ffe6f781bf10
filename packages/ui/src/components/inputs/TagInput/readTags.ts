/** Signs that end a tag: commas and semicolons of both scripts, the Chinese enumeration comma, a tab, a new line. */
const separators = /[,，、;；\t\r\n]/u;

/** Why a tag is refused: it is in the list, the list is full, or it has too many characters. */
export type TagRefusal = 'twice' | 'full' | 'long';

export interface TagLimits {
  /** Most tags in the list. */
  readonly max: number;
  /** Most characters of a tag. */
  readonly longest: number;
}

export interface ReadTags {
  /** The list with the tags that were added. */
  readonly tags: readonly string[];
  /** The first refused tag, and why. */
  readonly refused: { readonly tag: string; readonly why: TagRefusal } | null;
}

/** Whether the text holds a finished tag. */
export function endsTag(text: string): boolean {
  return separators.test(text);
}

/** Adds the tags of a text to a list. Case and the width of letters do not make another tag. */
export function readTags(list: readonly string[], text: string, { max, longest }: TagLimits): ReadTags {
  const tags = [...list];
  const known = new Set(list.map(keyOf));
  let refused: ReadTags['refused'] = null;
  for (const piece of text.split(separators)) {
    const tag = piece.trim().replaceAll(/\s+/gu, ' ');
    if (tag === '') continue;
    const why =
      [...tag].length > longest
        ? 'long'
        : known.has(keyOf(tag))
          ? 'twice'
          : tags.length >= max
            ? 'full'
            : null;
    if (why) refused ??= { tag, why };
    else {
      tags.push(tag);
      known.add(keyOf(tag));
    }
  }
  return { tags, refused };
}

const keyOf = (tag: string) => tag.normalize('NFKC').toLowerCase();
