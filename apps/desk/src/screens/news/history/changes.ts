import type { DeskDraft } from '@fairway/gateway/contract/newsDraft';
import { diffLines } from 'diff';

/** The fields that can change, in display order. */
export const changing = [
  'titleZh',
  'briefZh',
  'bodyZh',
  'titleEn',
  'briefEn',
  'bodyEn',
  'categoryId',
  'kind',
  'sourceZh',
  'sourceEn',
  'sourceUrl',
  'picture',
  'facts',
  'places',
] as const;
export type Changing = (typeof changing)[number];

/** Lines that stayed, came, or went. */
export interface Piece {
  readonly text: string;
  readonly what: 'same' | 'added' | 'removed';
}

export interface Change {
  readonly field: Changing;
  readonly pieces: readonly Piece[];
}

/** Names actions without a label. */
interface Says {
  readonly category: (id: DeskDraft['categoryId']) => string;
  readonly kind: (original: boolean) => string;
}

/** The texts of a draft, split into lines that can be compared. */
export function textsOf(draft: DeskDraft, says: Says): Readonly<Record<Changing, string>> {
  const { zh, en, facts, ports, lanes } = draft;
  return {
    titleZh: zh.title,
    briefZh: zh.brief,
    bodyZh: zh.body,
    titleEn: en.title,
    briefEn: en.brief,
    bodyEn: en.body,
    categoryId: says.category(draft.categoryId),
    kind: says.kind(draft.original),
    sourceZh: draft.sourceZh,
    sourceEn: draft.sourceEn,
    sourceUrl: draft.sourceUrl ?? '',
    picture: draft.picture ?? '',
    facts: facts
      .map((fact) => `${fact.labelZh}：${fact.valueZh} / ${fact.labelEn}: ${fact.valueEn}`)
      .join('\n'),
    places: [...ports, ...lanes].join('\n'),
  };
}

/** Returns the changes between two revisions, by field and line. */
export function changesOf(before: DeskDraft | null, after: DeskDraft, says: Says): readonly Change[] {
  const from = before && textsOf(before, says);
  const to = textsOf(after, says);
  return changing
    .filter((field) => (from?.[field] ?? '') !== to[field])
    .map((field) => ({
      field,
      pieces: diffLines(ended(from?.[field] ?? ''), ended(to[field])).map(({ value, added, removed }) => ({
        text: value.replace(/\n$/, ''),
        what: added ? 'added' : removed ? 'removed' : 'same',
      })),
    }));
}

/** A last line without its end would differ from the same line with one. */
function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
