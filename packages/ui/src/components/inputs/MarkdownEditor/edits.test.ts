import { describe, expect, test } from 'vitest';
import {
  continueList,
  type Edit,
  insertLink,
  insertParagraph,
  plainName,
  type Selected,
  toggleBlock,
  toggleInline,
} from './edits.ts';

/** `|` marks the caret, two of them a selection. */
function read(marked: string): Selected {
  const start = marked.indexOf('|');
  const rest = marked.slice(start + 1);
  const end = rest.indexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: end < 0 ? start : start + end };
}

function apply({ text }: Selected, edit: Edit | null): string | null {
  if (!edit) return null;
  const result = text.slice(0, edit.start) + edit.insert + text.slice(edit.end);
  const { selectStart, selectEnd } = edit;
  if (selectStart === selectEnd) return `${result.slice(0, selectStart)}|${result.slice(selectStart)}`;
  return `${result.slice(0, selectStart)}|${result.slice(selectStart, selectEnd)}|${result.slice(selectEnd)}`;
}

describe('toggleInline', () => {
  test.each([
    ['a |word| here', 'bold', 'a **|word|** here'],
    ['a **|word|** here', 'bold', 'a |word| here'],
    ['a **|word|** here', 'italic', 'a ***|word|*** here'],
    ['a ***|word|*** here', 'italic', 'a **|word|** here'],
    ['a *|word|* here', 'italic', 'a |word| here'],
    ['| word |', 'bold', ' **|word|** '],
    ['a | here', 'bold', 'a **|text|** here'],
    ['运价|上涨|了', 'bold', '运价**|上涨|**了'],
    ['|a\nb|', 'code', '```\na\nb\n```|'],
  ] as const)('%j, %s', (before, kind, after) => {
    const selection = read(before);
    expect(apply(selection, toggleInline(selection, kind, 'text'))).toBe(after);
  });
});

describe('toggleBlock', () => {
  test.each([
    ['one\nt|wo', 'heading', 'one\n## t|wo'],
    ['one\n## t|wo', 'heading', 'one\nt|wo'],
    ['|one\ntwo|', 'list', '|- one\n- two|'],
    ['|- one\n- two|', 'list', '|one\ntwo|'],
    ['|- one\n- two|', 'numbered', '|1. one\n2. two|'],
    ['|one\n\ntwo|', 'numbered', '|1. one\n\n2. two|'],
    ['|one\n|two', 'quote', '|> one|\ntwo'],
    ['|', 'list', '- |'],
  ] as const)('%j, %s', (before, kind, after) => {
    const selection = read(before);
    expect(apply(selection, toggleBlock(selection, kind))).toBe(after);
  });
});

test.each([
  ['see |the port|', 'see [the port](|https://|)'],
  ['see |', 'see [words](|https://|)'],
  ['see |https://example.com|', 'see [|words|](https://example.com)'],
])('a link of %j', (before, after) => {
  const selection = read(before);
  expect(apply(selection, insertLink(selection, 'words'))).toBe(after);
});

test.each([
  ['|', '![a](b)|'],
  ['one|', 'one\n\n![a](b)|'],
  ['one|two', 'one\n\n![a](b)|\n\ntwo'],
  ['one\n|\ntwo', 'one\n\n![a](b)|\n\ntwo'],
])('a paragraph at %j', (before, after) => {
  const selection = read(before);
  expect(apply(selection, insertParagraph(selection, '![a](b)'))).toBe(after);
});

test.each([
  ['- one|', '- one\n- |'],
  ['9. one|', '9. one\n10. |'],
  ['  - one|', '  - one\n  - |'],
  ['> one|', '> one\n> |'],
  ['- one\n- |', '- one\n|'],
  ['one|', null],
  ['- |one|', null],
])('Enter at %j', (before, after) => {
  const selection = read(before);
  expect(apply(selection, continueList(selection))).toBe(after);
});

test('a name has no brackets', () => {
  expect(plainName('[1] 装箱\n照片\\')).toBe('1 装箱照片');
});
