import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawnPicture } from '../../../stories/drawnPicture.ts';
import { hostile } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import type { RichBlock } from './blocks.ts';
import { RichText } from './RichText.tsx';

const meta = {
  title: 'Typography/RichText',
  component: RichText,
  args: { blocks: [] },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    intro: '红海复航把欧线运期缩短了十天，',
    strong: '空班却没有少。',
    heading: '三件事要看',
    items: ['绕航附加费何时取消', '港口能不能接住集中到港的船', '保险费率'],
    quote: '我们按最坏的情况排船期。',
    head: ['航线', '运期（天）'],
    lane: '上海 → 鹿特丹',
    link: '看这条航线的船期',
    canal: '苏伊士运河',
    port: '鹿特丹港',
  },
  en: {
    intro: 'A return to Suez takes ten days off the voyage to Europe, ',
    strong: 'but blank sailings go on.',
    heading: 'Three things to watch',
    items: [
      'When diversion surcharges end',
      'Whether ports cope with ships that come at once',
      'War risk premiums',
    ],
    quote: 'We plan for the worst case.',
    head: ['Lane', 'Days'],
    lane: 'Shanghai → Rotterdam',
    link: 'Sailings on this lane',
    canal: 'Suez Canal',
    port: 'Port of Rotterdam',
  },
});

function sampleBlocks(globals: Parameters<typeof say>[0]): readonly RichBlock[] {
  const t = say(globals);
  const spans = (text: string) => [{ text }];
  const [items, head] = [t.items as readonly string[], t.head as readonly string[]];
  return [
    { kind: 'paragraph', of: [{ text: String(t.intro) }, { text: String(t.strong), strong: true }] },
    { kind: 'heading', level: 2, of: spans(String(t.heading)) },
    { kind: 'list', ordered: true, items: items.map(spans) },
    { kind: 'quote', of: [spans(String(t.quote))] },
    {
      kind: 'table',
      head: head.map(spans),
      rows: [[spans(String(t.lane)), spans('32')]],
      ends: [false, true],
    },
    { kind: 'rule' },
    { kind: 'paragraph', of: [{ text: String(t.link), href: '/shipPriceInfo' }] },
    { kind: 'code', text: 'CNSHA-NLRTM' },
  ];
}

/** Every kind of block but a picture. */
export const Blocks: Story = {
  render: (_, { globals }) => (
    <Column width={600}>
      <RichText blocks={sampleBlocks(globals)} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('cell', { name: '32' })).toBeVisible();
  },
};

/** Pictures open large; the viewer has all of the text. */
export const Pictures: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column width={600}>
        <RichText
          blocks={[
            { kind: 'paragraph', of: [{ text: String(t.intro) }] },
            { kind: 'picture', src: drawnPicture(480, 200, '#0b6546'), alt: String(t.canal) },
            { kind: 'picture', src: drawnPicture(300, 120, '#8a4b08'), alt: String(t.port) },
          ]}
        />
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const { imageViewer } = kitWords();
    const opener = canvas.getByRole('button', { name: imageViewer.open(String(t.port)) });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: String(t.port) });
    await expect(within(dialog).getByText(imageViewer.place(2, 2))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    opener.blur();
  },
};

/** Markup is shown as text; external links open in a new tab without a referrer; a long word wraps. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Column width={240}>
      <RichText
        blocks={[
          { kind: 'paragraph', of: [{ text: '<script>alert(1)</script>' }] },
          { kind: 'paragraph', of: [{ text: hostile.longWord }] },
          { kind: 'paragraph', of: [{ text: 'elsewhere', href: 'https://example.com/' }] },
        ]}
      />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    const { width } = canvas.getByText(hostile.longWord).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(240);
  },
};
