import { readCsv } from '@fairway/trade';
import { describe, expect, it } from 'vitest';
import { decodeFeed } from '../feeds/decodeFeed.ts';
import { plainText } from '../feeds/plainText.ts';
import { parsers } from './parsers.ts';

/** Pieces that are repeated up to a size: what makes a parser look ahead, look back, or nest. */
const repeated = [
  '<',
  '>',
  '&',
  '<a',
  '<a ',
  '<a b="',
  "<a b='",
  '<a b="\'',
  '</a',
  '</',
  '<!',
  '<!--',
  '<![CDATA[',
  '<?',
  ']]>',
  '<script>',
  '<p>',
  '<a><b>',
  '<a></b>',
  '<title type="xhtml">',
  '<item>',
  '<item></item>',
  '<item><title>x',
  '<link>',
  '&amp;',
  '&#',
  '&#x',
  '&rsquo',
  '*',
  '_',
  '**_',
  '*a_',
  'a**b',
  '**a ',
  '*_*__',
  '[',
  '![',
  '[]',
  '](',
  '[a](',
  '[a](b',
  '[a](b "',
  '[a][',
  '[x]',
  '`',
  '` ``',
  '`a``',
  '> ',
  '> > ',
  '- ',
  '- - ',
  '1. ',
  '* ',
  '    ',
  '\t',
  '#',
  '# ',
  '|',
  '| a ',
  '|-',
  '\\',
  '\n',
  '\n\n',
  '\n> ',
  '\n- ',
  '\n    x',
  '\r',
  '~~~\n',
  '===\n',
  'a\n---\n',
  '[a]: b\n',
  '[a]: <',
  ' ',
  '\u3000',
  '一\n',
  '"',
  ',',
  '";"',
  '\0',
  '\ud83d',
  '\u0301',
  '\u202e',
  '\ufffd',
] as const;
/** Those that begin with one thing and never end it. */
const led = [
  '<![CDATA[',
  '<!--',
  '<!DOCTYPE ',
  '<script>',
  '<a b="',
  '[a](<',
  '```\n',
  '| a | b |\n|---|---|\n',
  '[x]: y\n\n',
] as const;

const shapes = [
  ...repeated.map(
    (piece) =>
      [JSON.stringify(piece), (size: number) => piece.repeat(Math.ceil(size / piece.length))] as const,
  ),
  ...led.map(
    (lead) =>
      [
        `${JSON.stringify(lead)} and what follows`,
        (size: number) => `${lead}${'*<[x]|` '.repeat(size / 8)}`,
      ] as const,
  ),
  [
    'marks that grow',
    (size: number) => Array.from({ length: Math.sqrt(size) }, (_, index) => '*'.repeat(index)).join(' '),
  ],
  [
    'ticks that grow',
    (size: number) => Array.from({ length: Math.sqrt(size) }, (_, index) => '`'.repeat(index)).join(' '),
  ],
  [
    'quotes that grow',
    (size: number) =>
      Array.from({ length: Math.sqrt(size) }, (_, index) => `${'>'.repeat(index)} a\n`).join(''),
  ],
  [
    'lists that grow',
    (size: number) =>
      Array.from({ length: Math.sqrt(size) }, (_, index) => `${' '.repeat(index)}- a\n`).join(''),
  ],
  ['brackets around a link', (size: number) => `${'['.repeat(size / 2)}${'[a](b)'.repeat(size / 12)}`],
  ['brackets on both sides', (size: number) => `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`],
] as const;

const feedOf = (text: string, type: string) => ({
  bytes: new TextEncoder().encode(text),
  contentType: type,
  address: 'https://example.com/feed.xml',
});
const rss = (words: string) =>
  `<rss><channel><item><link>/a</link><title>${words}</title><description><![CDATA[${words}]]></description></item></channel></rss>`;

/** Whatever reads outside text, with ways to hand it over. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  markdown: parsers.markdown,
  'markdown with an address by name': (text) => parsers.markdown(`[x]: /y\n\n${text}`),
  'markdown in a list': (text) => parsers.markdown(`- > ${text}`),
  feed: (text) => parsers.feed(feedOf(text, 'text/xml')),
  'feed of an entry': (text) => parsers.feed(feedOf(rss(text), text)),
  'feed in Chinese': (text) => decodeFeed(Buffer.from(`\xff${text}`, 'latin1'), 'text/xml; charset=gbk'),
  html: plainText,
  csv: (text) => {
    try {
      return readCsv(text);
    } catch (error) {
      return error;
    }
  },
};

const large = 100_000;
/** A quadratic parser takes minutes for such a text; a linear one takes a part of a second on the busiest machine. */
const hanging = 60_000;

describe.each(Object.entries(readers))('TRUST 40: %s reads a text without hanging', (_, read) => {
  it.each(shapes)(
    'of %s',
    (__, shapeOf) => {
      expect(() => read(shapeOf(large))).not.toThrow();
    },
    hanging,
  );
});

it('no parser is forgotten here', () => {
  expect(Object.keys(readers)).toEqual(expect.arrayContaining(Object.keys(parsers)));
});
