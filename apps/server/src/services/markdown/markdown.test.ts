import { describe, expect, it } from 'vitest';
import { blocksOf } from './markdown.ts';
import { wordsIn } from './words.ts';

describe('an article', () => {
  it('is read into blocks', () => {
    const text = [
      '## Costs',
      '',
      'Rates **fell** to [$1,980](/shipPriceInfo).',
      'On the next line.',
      '',
      '- one',
      '- two',
      '',
      '> said somebody',
      '',
      '| port | price |',
      '|---|--:|',
      '| Singapore | 537 |',
      '',
      '![A chart](/files/1.png)',
    ].join('\n');
    expect(blocksOf(text)).toEqual([
      { kind: 'heading', level: 2, of: [{ text: 'Costs' }] },
      {
        kind: 'paragraph',
        of: [
          { text: 'Rates ' },
          { strong: true, text: 'fell' },
          { text: ' to ' },
          { href: '/shipPriceInfo', text: '$1,980' },
          { text: '. On the next line.' },
        ],
      },
      { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
      { kind: 'quote', of: [[{ text: 'said somebody' }]] },
      {
        kind: 'table',
        head: [[{ text: 'port' }], [{ text: 'price' }]],
        rows: [[[{ text: 'Singapore' }], [{ text: '537' }]]],
        ends: [false, true],
      },
      { kind: 'picture', src: '/files/1.png', alt: 'A chart' },
    ]);
  });
});

it('a table may follow a line of text at once', () => {
  expect(blocksOf('运价\n| 港口 | 价 |\n|---|--:|\n| 上海 | 1 |').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'table',
  ]);
});

describe('TRUST 35: the content of an article cannot run code', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'text <svg onload=alert(1)> text',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ])('%s stays the letters it is written with', (markdown) => {
    const blocks = blocksOf(markdown);
    expect(blocks.every(({ kind }) => kind === 'paragraph')).toBe(true);
    expect(wordsIn(blocks)).toContain(markdown.slice(0, 6));
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](&#106;avascript:alert(1))',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![x](https://evil.example/pixel.gif)',
    '![x](javascript:alert(1))',
    '[x](//evil.example)',
  ])('%j leaves its words and no link', (markdown) => {
    expect(JSON.stringify(blocksOf(markdown))).not.toMatch(/"(href|src)"/);
  });
});
