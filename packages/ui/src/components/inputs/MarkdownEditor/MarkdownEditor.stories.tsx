import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { MarkdownEditor, type MarkdownEditorProps } from './MarkdownEditor.tsx';

const upload = fn();
const onChange = fn();

const meta = {
  title: 'Inputs/MarkdownEditor',
  component: MarkdownEditor,
  args: { label: '' },
  argTypes: { preview: { control: false }, tools: { control: false } },
  beforeEach: () => {
    upload.mockReset();
    onChange.mockReset();
  },
} satisfies Meta<typeof MarkdownEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    label: '正文',
    hint: '二级标题以下使用小标题。',
    text: '## 苏伊士复航\n\n三家船公司宣布 **12 月** 恢复红海航线。\n\n- 上海–鹿特丹缩短 10 天\n- 绕航附加费年底取消',
    error: '请填写正文。',
    attach: '添加附件',
    photo: '装箱照片',
  },
  en: {
    label: 'Text',
    hint: 'Use headings below the title.',
    text: '## Return to Suez\n\nThree carriers resume the Red Sea route in **December**.\n\n- Shanghai–Rotterdam ten days faster\n- Diversion surcharges end this year',
    error: 'Write a text.',
    attach: 'Attach a file',
    photo: 'Loading photo',
  },
});

/** The raw lines, for want of a renderer. */
const lines = (markdown: string) => markdown.split('\n\n').map((block) => <p key={block}>{block}</p>);

export const States: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column width={640}>
        <MarkdownEditor
          label={t.label}
          hint={t.hint}
          defaultValue={t.text}
          rows={6}
          uploadImage={upload}
          preview={lines}
          tools={() => <Button size="small">{t.attach}</Button>}
        />
        <MarkdownEditor label={t.label} error={t.error} rows={3} required />
        <MarkdownEditor label={t.label} defaultValue={t.text} rows={3} readOnly />
        <MarkdownEditor label={t.label} rows={3} disabled />
      </Column>
    );
  },
};

const areaIn = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLTextAreaElement;

/** Buttons and shortcuts set marks and take them away; the browser's undo takes back each step. */
export const Marks: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <MarkdownEditor label={say(globals).label} onChange={onChange} />,
  play: async ({ canvas }) => {
    const { markdownEditor: t } = kitWords();
    const area = areaIn(canvas);
    await userEvent.type(area, 'COSCO LEO');
    area.setSelectionRange(6, 9);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t.bold}`) }));
    await expect(area).toHaveValue('COSCO **LEO**');
    await expect(area).toHaveFocus();
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('LEO');
    await expect(onChange).toHaveBeenCalled();
    document.execCommand('undo');
    await expect(area).toHaveValue('COSCO LEO');
    area.setSelectionRange(6, 9);
    await userEvent.keyboard('{Control>}i{/Control}');
    await expect(area).toHaveValue('COSCO *LEO*');
    await userEvent.keyboard('{Control>}i{/Control}');
    await expect(area).toHaveValue('COSCO LEO');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(area).toHaveValue('COSCO [LEO](https://)');
    await userEvent.click(canvas.getByRole('button', { name: t.quote }));
    await expect(area).toHaveValue('> COSCO [LEO](https://)');
    area.blur();
  },
};

/** Enter continues a list and ends it after an empty item; not while an input method chooses a word. */
export const Lists: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <MarkdownEditor label={say(globals).label} />,
  play: async ({ canvas }) => {
    const area = areaIn(canvas);
    // Typed through the browser: its own selection follows the edits.
    const type = (text: string) => document.execCommand('insertText', false, text);
    area.focus();
    type('1. one');
    fireEvent.keyDown(area, { key: 'Enter' });
    await expect(area).toHaveValue('1. one\n2. ');
    type('two');
    fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
    await expect(area).toHaveValue('1. one\n2. two');
    fireEvent.keyDown(area, { key: 'Enter' });
    fireEvent.keyDown(area, { key: 'Enter' });
    type('end');
    await expect(area).toHaveValue('1. one\n2. two\nend');
    area.blur();
  },
};

/** One stop of Tab; arrows, Home and End move along the buttons. */
export const ToolbarKeys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <MarkdownEditor label={say(globals).label} uploadImage={upload} />,
  play: async ({ canvas }) => {
    const { markdownEditor: t } = kitWords();
    const named = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(canvas.getByRole('toolbar', { name: t.toolbar })).toHaveAttribute(
      'aria-controls',
      areaIn(canvas).id,
    );
    await userEvent.tab();
    await expect(named(t.bold)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(named(t.italic)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(named(t.image)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(named(t.bold)).toHaveFocus();
    await userEvent.tab();
    await expect(areaIn(canvas)).toHaveFocus();
    areaIn(canvas).blur();
  },
};

const photo = (name: string) => new File(['png'], `${name}.png`, { type: 'image/png' });

/** A pasted picture is uploaded and inserted; a failure names the file. */
export const Pictures: Story = {
  tags: ['!autodocs'],
  render: (_, { globals }) => (
    <Column width={640}>
      <MarkdownEditor label={say(globals).label} rows={4} uploadImage={upload} />
    </Column>
  ),
  play: async ({ canvas, globals }) => {
    const words = say(globals);
    const { markdownEditor: t } = kitWords();
    const area = areaIn(canvas);
    const paste = () => {
      const data = new DataTransfer();
      data.items.add(photo(words.photo));
      area.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    };
    upload.mockResolvedValueOnce('/photos/1.png');
    await userEvent.type(area, 'one');
    paste();
    await waitFor(() => expect(area).toHaveValue(`one\n\n![${words.photo}](/photos/1.png)`));
    upload.mockRejectedValueOnce(new Error('offline'));
    paste();
    await expect(await canvas.findByText(t.failed(`${words.photo}.png`))).toBeVisible();
    area.blur();
  },
};

/** The text as its readers see it; the text area keeps what was typed. */
export const Preview: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column width={640}>
        <MarkdownEditor label={t.label} defaultValue={t.text} preview={lines} />
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const { markdownEditor: t } = kitWords();
    await userEvent.click(canvas.getByRole('radio', { name: t.preview }));
    await expect(canvas.getByRole('group', { name: t.preview })).toHaveTextContent('##');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: t.write }));
    await expect(areaIn(canvas)).toHaveValue(say(globals).text);
    await userEvent.click(canvas.getByRole('radio', { name: t.preview }));
    (document.activeElement as HTMLElement).blur();
  },
};

function Controlled(props: Partial<MarkdownEditorProps>) {
  const [value, setValue] = useState('');
  return <MarkdownEditor {...props} value={value} onChange={({ target }) => setValue(target.value)} />;
}

/** A controlled text, an endless word, nothing to preview. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column width={320}>
        <Controlled label={t.label} preview={lines} rows={2} />
        <MarkdownEditor label={hostile.longWord} defaultValue={hostile.longWord} rows={2} />
      </Column>
    );
  },
  play: async ({ canvas }) => {
    const { markdownEditor: t } = kitWords();
    const [area] = canvas.getAllByRole<HTMLTextAreaElement>('textbox');
    const [bold] = canvas.getAllByRole('button', { name: new RegExp(`^${t.bold}`) });
    if (!area || !bold) throw new Error('The editor is incomplete.');
    await userEvent.click(bold);
    await expect(area).toHaveValue(`**${t.sample}**`);
    await userEvent.clear(area);
    await userEvent.click(canvas.getByRole('radio', { name: t.preview }));
    await expect(canvas.getByText(t.nothing)).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
