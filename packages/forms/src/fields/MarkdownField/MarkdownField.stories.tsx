import { textLength } from '@fairway/trade';
import { en } from '@fairway/ui/messages/en';
import { zh } from '@fairway/ui/messages/zh';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inputOf, submitAround } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { MarkdownField } from './MarkdownField.tsx';

const say = words({
  zh: { label: '正文', text: '三家船公司恢复红海航线' },
  en: { label: 'Text', text: 'Three carriers resume the Red Sea route' },
});

const sent = fn();

const meta = {
  title: 'Forms/MarkdownField',
  component: MarkdownField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'body', label: '', max: 60 },
  argTypes: { preview: { control: false }, tools: { control: false } },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen rules={{ body: [textLength(60)] }} initial={{ body: '' }} onSubmit={sent}>
      <MarkdownField {...args} label={say(globals).label} rows={4} />
    </Specimen>
  ),
} satisfies Meta<typeof MarkdownField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The form has the marks that a button writes, and the count has them too. */
export const Marked: Story = {
  play: async ({ canvas, globals }) => {
    const { markdownEditor: t } = globals.locale === 'zh' ? zh : en;
    const { text } = say(globals);
    const area = inputOf(canvas);
    await userEvent.type(area, text);
    area.select();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t.bold}`) }));
    await expect(area).toHaveValue(`**${text}**`);
    await expect(canvas.getByText(new RegExp(`${text.length + 4}.*60`))).toBeVisible();
    submitAround(area);
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ body: `**${text}**` })));
    area.blur();
  },
};

/** A text that is too long is reported and kept. */
export const TooLong: Story = {
  play: async ({ canvas, globals }) => {
    const area = inputOf(canvas);
    await userEvent.click(area);
    await userEvent.paste(say(globals).text.repeat(8));
    submitAround(area);
    await waitFor(() => expect(area).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    area.blur();
  },
};
