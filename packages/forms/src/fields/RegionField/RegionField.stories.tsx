import { atLeastOne, follows, required } from '@fairway/trade';
import type { CascadeNode } from '@fairway/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { submitAround } from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { TextField } from '../TextField/TextField.tsx';
import { RegionField } from './RegionField.tsx';

const say = words({
  zh: {
    zhejiang: '浙江省',
    hangzhou: '杭州市',
    ningbo: '宁波市',
    street: '详细地址',
    pasted: '浙江省杭州市文三路478号',
    rest: '文三路478号',
  },
  en: {
    zhejiang: 'Zhejiang',
    hangzhou: 'Hangzhou',
    ningbo: 'Ningbo',
    street: 'Detailed address',
    pasted: 'No. 478 Wensan Rd, Hangzhou, Zhejiang',
    rest: 'No. 478 Wensan Rd',
  },
});

const nodesIn = (globals: Record<string, unknown>): CascadeNode[] => {
  const t = say(globals);
  const node = (value: string, label: string, alias: string, children?: CascadeNode[]) => ({
    ...{ value, label, aliases: [value, alias], children },
  });
  return [
    node('浙江省', t.zhejiang, 'zhejiang', [
      node('杭州市', t.hangzhou, 'hangzhou'),
      node('宁波市', t.ningbo, 'ningbo'),
    ]),
  ];
};

const sent = fn();
const schema = v.object({
  region: v.pipe(v.array(v.string()), follows(atLeastOne)),
  address: v.pipe(v.string(), follows(required)),
});

const meta = {
  title: 'Forms/RegionField',
  component: RegionField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'region', nodes: [], streetName: 'address', required: true },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen schema={schema} initial={{ region: [], address: '' }} onSubmit={sent}>
      <RegionField {...args} nodes={nodesIn(globals)} />
      <TextField name="address" label={say(globals).street} required />
    </Specimen>
  ),
} satisfies Meta<typeof RegionField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An address pasted whole is parted: its place here, its street in the field below. */
export const PastedAddress: Story = {
  play: async ({ canvas, globals }) => {
    const { pasted, rest } = say(globals);
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.paste(pasted);
    await expect(canvas.getByRole('textbox')).toHaveValue(rest);
    submitAround(box);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ region: ['浙江省', '杭州市'], address: rest }));
    box.blur();
  },
};

export const Required: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    submitAround(box);
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(formWords().trade.region.required));
    box.blur();
  },
};

/** Text that is not a place is not replaced by the previous place; Escape restores that place. */
export const NoPlace: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const { pasted, hangzhou } = say(globals);
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.paste(pasted);
    await expect((box as HTMLInputElement).value).toContain(hangzhou);
    await userEvent.type(box, 'qqq');
    submitAround(box);
    await waitFor(() => expect(box).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}');
    await expect((box as HTMLInputElement).value).toContain(hangzhou);
    submitAround(box);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await userEvent.type(box, 'qqq');
    submitAround(box);
    await waitFor(() => expect(box).toBeInvalid());
    box.blur();
  },
};
