import { describe, expect, it } from 'vitest';
import { blocksOf } from './markdown.ts';
import { wordsIn } from './words.ts';

const strongIn = (markdown: string) => {
  const [block] = blocksOf(markdown);
  return block?.kind === 'paragraph' ? block.of.filter(({ strong }) => strong).map(({ text }) => text) : [];
};

describe('bold in Chinese needs no spaces', () => {
  it.each([
    ['涨幅**12%**以上', '12%'],
    ['**注意：**请提前订舱', '注意：'],
    ['这是**“重要”**的事', '“重要”'],
    ['见**《海商法》**第四条', '《海商法》'],
    ['运价**（含THC）**不变', '（含THC）'],
    ['上涨**$1,200/FEU**。', '$1,200/FEU'],
    ['**Maersk:**请提前报价', 'Maersk:'],
    ['船公司**[MSC]**宣布', '[MSC]'],
    ['**真——**她', '真——'],
    ['**真…**她', '真…'],
    ['**真·**她', '真·'],
    ['**真～**她', '真～'],
    ['**真-**她', '真-'],
    ['これは**「重要なこと」**です。', '「重要なこと」'],
    ['문서를 작성할 때 **마크다운(Markdown)**을 사용하세요.', '마크다운(Markdown)'],
    ['𠀀𠀁**"加粗"**𠀀𠀁', '"加粗"'],
    ['这是__“重要”__的事', '“重要”'],
    ['港口：**`CNSHA`**开放', 'CNSHA'],
  ])('%s', (markdown, bold) => {
    expect(strongIn(markdown)).toEqual([bold]);
  });

  it.each(['2 ** 3 ** 4', '文件_名称_表', 'a*b', '**没有结尾', 'snake_case_name'])(
    '%s stays unchanged',
    (text) => {
      expect(blocksOf(text)).toEqual([{ kind: 'paragraph', of: [{ text }] }]);
    },
  );

  it('is read in headings, lists, quotes and tables', () => {
    const text = '涨**12%**以上';
    const spans = [{ text: '涨' }, { strong: true, text: '12%' }, { text: '以上' }];
    expect(blocksOf(`# ${text}\n\n- ${text}\n\n> ${text}\n\n| ${text} |\n|---|\n| ${text} |`)).toEqual([
      { kind: 'heading', level: 2, of: spans },
      { kind: 'list', ordered: false, items: [spans] },
      { kind: 'quote', of: [spans] },
      { kind: 'table', head: [spans], rows: [[spans]], ends: [false] },
    ]);
  });
});

describe('a line break', () => {
  it.each([
    ['上海港的\n等泊时间', '上海港的等泊时间'],
    ['上海港，\n宁波港', '上海港，宁波港'],
    ['第一句。\nMSC 宣布', '第一句。MSC 宣布'],
    ['**上海**\n宁波', '上海宁波'],
    ['涨到 12%\n以上', '涨到 12% 以上'],
    ['rates\nfell', 'rates fell'],
    ['“quoted”\nAgain', '“quoted” Again'],
    ['한국어\n문서', '한국어 문서'],
    ['第一行  \n第二行', '第一行\n第二行'],
    ['第一行\\\n第二行', '第一行\n第二行'],
  ])('%j is %j', (markdown, words) => {
    expect(wordsIn(blocksOf(markdown))).toBe(words);
  });
});

describe('an indented paragraph', () => {
  it.each(['    上海港本周恢复作业。', '\u3000\u3000上海港本周恢复作业。', '\t上海港本周恢复作业。'])(
    'of Chinese is no code: %j',
    (markdown) => {
      expect(blocksOf(`${markdown}\n\n${markdown}`)).toEqual(
        Array(2).fill({ kind: 'paragraph', of: [{ text: '上海港本周恢复作业。' }] }),
      );
    },
  );

  it('of Chinese keeps its marks, and one of signs alone is code', () => {
    expect(blocksOf('    - 一\n    - **二：**三')).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [[{ text: '一' }], [{ strong: true, text: '二：' }, { text: '三' }]],
      },
    ]);
    expect(blocksOf('    UNB+UNOA:1')).toEqual([{ kind: 'code', text: 'UNB+UNOA:1' }]);
  });
});
