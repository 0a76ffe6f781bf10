import type { NewsBlock } from '@fairway/gateway/contract/newsBody';
import { FlowReader } from './flow.ts';
import { fenceOf, interrupts } from './lines.ts';
import { readDefinition } from './links.ts';
import type { Definitions } from './tokens.ts';

/**
 * Reads Markdown into blocks that contain text only: markup inside it stays plain text, and an address that is not
 * allowed is reduced to its words. Time grows with the length of the text only.
 */
export function blocksOf(markdown: string): NewsBlock[] {
  const lines = linesOf(markdown);
  return new FlowReader(definitionsIn(lines)).read(lines, 0);
}

/** Lines without control characters. Spaces that only set a paragraph off, as Chinese does, are no part of it. */
function linesOf(markdown: string): string[] {
  return markdown
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .split('\n')
    .map((line) => {
      const start = line.slice(0, line.length - line.trimStart().length);
      const spaces = start.includes('\u3000') ? '' : start.replaceAll('\t', '    ');
      return `${spaces}${line.slice(start.length)}`;
    });
}

/** Addresses that the document names, outside its code; the first one counts. */
function definitionsIn(lines: readonly string[]): Definitions {
  const definitions = new Map<string, string>();
  let isCode = false;
  let isOpen = true;
  for (const line of lines) {
    if (fenceOf(line)) isCode = !isCode;
    const definition: ReturnType<typeof readDefinition> = isOpen && !isCode ? readDefinition(line) : null;
    if (definition && !definitions.has(definition.label)) definitions.set(definition.label, definition.url);
    // In the midst of a paragraph it is text.
    isOpen = definition !== null || interrupts(line);
  }
  return definitions;
}
