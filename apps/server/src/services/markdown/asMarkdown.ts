import { blocksOf } from './markdown.ts';
import { wordsIn } from './words.ts';

/** Markdown that reads as a plain text: a paragraph gets backslashes only where its signs would mean something. */
export function asMarkdown(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => (isPlain(paragraph) ? paragraph : escaped(paragraph)))
    .join('\n\n');
}

function isPlain(paragraph: string): boolean {
  const blocks = blocksOf(paragraph);
  const isBare = blocks.every(
    (block) => block.kind === 'paragraph' && block.of.every((span) => Object.keys(span).length === 1),
  );
  return isBare && closed(wordsIn(blocks)) === closed(paragraph);
}

const closed = (text: string) => text.replaceAll(/\s/gu, '');

function escaped(paragraph: string): string {
  return paragraph
    .replaceAll(/[\\`*_[\]<&|]/g, '\\$&')
    .replaceAll(/^( *)([#>+=~-])/gm, '$1\\$2')
    .replaceAll(/^( *\d{1,9})([.)])/gm, '$1\\$2');
}
