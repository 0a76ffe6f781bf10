import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { divisions } from '../../../stories/divisions.ts';
import { hostile, many } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Cascader, type CascaderProps } from './Cascader.tsx';
import type { CascadePath } from './cascade.ts';

const meta = {
  title: 'Inputs/Cascader',
  component: Cascader,
  args: { nodes: [], value: null, onChange: fn() },
  render: (args, { globals }) => <Owner {...args} language={globals.locale as 'zh' | 'en'} />,
} satisfies Meta<typeof Cascader>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    city: '省 / 市',
    street: '详细地址',
    province: '省份',
    inZhejiang: '城市, 浙江省 的下级',
    zhejiang: '浙江省',
    hangzhou: '杭州市',
    ningbo: '宁波市',
    zhoushan: '舟山市',
    both: '浙江省 / 杭州市',
    address: '浙江省杭州市西湖区文三路478号',
    rest: '西湖区文三路478号',
    error: '请选择公司所在的城市。',
    nothing: /没有找到/,
    retry: '重试',
    retryName: /下级加载失败/,
    singapore: '新加坡',
    netherlands: '荷兰',
    rotterdam: '鹿特丹',
  },
  en: {
    city: 'Province and city',
    street: 'Street',
    province: 'Province',
    inZhejiang: 'City, Within Zhejiang',
    zhejiang: 'Zhejiang',
    hangzhou: 'Hangzhou',
    ningbo: 'Ningbo',
    zhoushan: 'Zhoushan',
    both: 'Zhejiang / Hangzhou',
    address: 'No. 478 Wensan Rd, Hangzhou, Zhejiang',
    rest: 'No. 478 Wensan Rd',
    error: 'Choose the city of your company.',
    nothing: /Nothing found/,
    retry: 'Try again',
    retryName: /could not be loaded/,
    singapore: 'Singapore',
    netherlands: 'Netherlands',
    rotterdam: 'Rotterdam',
  },
});

const hangzhou = ['浙江省', '杭州市'];

interface OwnerProps extends CascaderProps {
  language: 'zh' | 'en';
}

/** Holds the value as a form would. */
function Owner({ language, value: initial, onChange, nodes, ...rest }: OwnerProps) {
  const t = say({ locale: language });
  const [value, setValue] = useState(initial);
  const [all] = useState(() => (nodes.length > 0 ? nodes : divisions(language)));
  return (
    <div style={{ maxWidth: 320 }}>
      <Cascader
        label={t.city}
        levels={[t.province, language === 'zh' ? '城市' : 'City']}
        {...rest}
        nodes={all}
        value={value}
        onChange={(next, path) => {
          setValue(next);
          onChange(next, path);
        }}
      />
    </div>
  );
}

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    const language = globals.locale as 'zh' | 'en';
    return (
      <Column width={320}>
        <Owner {...args} language={language} />
        <Owner {...args} language={language} value={hangzhou} />
        <Owner {...args} language={language} error={t.error} />
        <Owner {...args} language={language} value={hangzhou} disabled />
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByDisplayValue(say(globals).both)).toHaveLength(2);
  },
};

/** Level by level, side by side. */
export const Columns: Story = {
  parameters: { pixels: 'page' },
  args: { value: hangzhou },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('combobox', { name: t.city }));
    await expect(canvas.getByRole('listbox', { name: t.province })).toBeVisible();
    const cities = canvas.getByRole('listbox', { name: t.inZhejiang });
    await expect(cities).toBeVisible();
    await expect(canvas.getByRole('option', { name: t.hangzhou, selected: true })).toBeVisible();
  },
};

/** Any name finds it: Chinese, pinyin, initials, several in a row. */
export const Search: Story = {
  parameters: { pixels: 'page' },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const box = canvas.getByRole('combobox', { name: t.city });
    await userEvent.type(box, 'zjhz');
    await expect(canvas.getByRole('option', { name: new RegExp(t.hangzhou) })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(hangzhou, expect.anything());
    await expect(box).toHaveValue(t.both);
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
    await userEvent.type(box, '浙江');
    await expect(canvas.getAllByRole('option')).toHaveLength(11);
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[0]?.id);
  },
};

function AddressFields({ language, ...args }: OwnerProps) {
  const t = say({ locale: language });
  const [street, setStreet] = useState('');
  return (
    <Column width={320}>
      <Owner {...args} language={language} onAddress={({ rest }) => setStreet(rest)} />
      <TextField label={t.street} value={street} onChange={(event) => setStreet(event.target.value)} />
    </Column>
  );
}

/** A pasted address finds its place; the rest is passed to the street. */
export const PastedAddress: Story = {
  parameters: { frame: {} },
  render: (args, { globals }) => <AddressFields {...args} language={globals.locale as 'zh' | 'en'} />,
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const box = canvas.getByRole('combobox', { name: t.city });
    await userEvent.click(box);
    await userEvent.paste(t.address);
    await expect(args.onChange).toHaveBeenLastCalledWith(hangzhou, expect.anything());
    await expect(box).toHaveValue(t.both);
    await expect(canvas.getByRole('textbox', { name: t.street })).toHaveValue(t.rest);
    await expect(canvas.getByText(kitWords().cascader.chosen(t.both))).toBeInTheDocument();
    box.blur();
  },
};

/** ↑↓ within a column, ←→ across, letters of pinyin lead to a place, Enter chooses, Esc goes back. */
export const Keys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const box = canvas.getByRole('combobox', { name: t.city });
    const focused = (name: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(name));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await focused(divisions(globals.locale as 'zh')[0]?.label ?? '');
    await userEvent.keyboard('zhe');
    await focused(t.zhejiang);
    await userEvent.keyboard('{ArrowRight}');
    await focused(t.hangzhou);
    await userEvent.keyboard('{ArrowDown}');
    await focused(t.ningbo);
    await userEvent.keyboard('{ArrowLeft}');
    await focused(t.zhejiang);
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{ArrowDown}zhe{ArrowRight}{End}{Home}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(['浙江省', '宁波市'], expect.anything()),
    );
    await expect(box).toHaveFocus();
    box.blur();
  },
};

const load = fn<(path: CascadePath) => Promise<readonly { value: string; label: string }[]>>();

/** Children are requested when they are needed; a failure is shown and can be tried again. */
export const Lazy: Story = {
  parameters: { pixels: 'page' },
  args: { load },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Owner
        {...args}
        language={globals.locale as 'zh' | 'en'}
        nodes={[
          { value: 'SG', label: t.singapore, lazy: true },
          { value: 'NL', label: t.netherlands, lazy: true },
        ]}
      />
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    load
      .mockReset()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce([{ value: 'RTM', label: t.rotterdam }])
      .mockResolvedValue('nonsense' as never);
    const box = canvas.getByRole('combobox', { name: t.city });
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('option', { name: t.netherlands }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t.retryName as never);
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await userEvent.click(await canvas.findByRole('option', { name: t.rotterdam }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['NL', 'RTM'], expect.anything());
    await expect(box).toHaveValue(`${t.netherlands} / ${t.rotterdam}`);
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('option', { name: t.singapore }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** Text that matches no place stays as typed and shows an error. */
export const NoMatch: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const box = canvas.getByRole('combobox', { name: t.city });
    // Enter that confirms a word of an input method selects no place.
    await userEvent.type(box, 'zjhz');
    await expect(canvas.getAllByRole('option')).not.toHaveLength(0);
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, 'Atlantis');
    await userEvent.tab();
    await expect(box).toHaveValue('Atlantis');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(expect.stringMatching(t.nothing as never));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** 10,000 places, endless names and empty ones, and an unknown value. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'page' },
  args: {
    value: ['XX', 'lost'],
    nodes: [
      { value: 'long', label: hostile.longWord, children: [] },
      { value: 'none', label: hostile.nothing, aliases: hostile.nothing },
      ...many(100, (province) => ({
        value: `${province}`,
        label: `P${province}`,
        children: many(100, (city) => ({ value: `${city}`, label: `C${province}x${city}` })),
      })),
    ],
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    await expect(box).toHaveValue('XX / lost');
    await userEvent.clear(box);
    await userEvent.type(box, 'C77x8');
    await expect(canvas.getAllByRole('option').length).toBeLessThanOrEqual(100);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['77', '8'], expect.anything());
    await userEvent.click(box);
    await expect(canvas.getAllByRole('option')).toHaveLength(202);
    // The rendered part is where the names are: at the top.
    for (const column of canvas.getAllByRole('listbox')) column.scrollTop = 0;
  },
};
