import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: '', value: 40 },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    upload: '上传营业执照.jpg',
    rows: '正在导出第 48 周的船期',
    rowsText: '1,240 / 3,100 行',
    query: '正在查询船公司',
    done: '已导入 215 个港口',
    failed: '上传委托书.pdf',
    why: '网络中断，文件只上传了一部分。请重新上传。',
    more: '继续',
    half: /已完成 50%/,
    all: /已完成$/,
  },
  en: {
    upload: 'Uploading business-licence.jpg',
    rows: 'Exporting the sailings of week 48',
    rowsText: '1,240 of 3,100 rows',
    query: 'Asking the carriers',
    done: '215 ports imported',
    failed: 'Uploading power-of-attorney.pdf',
    why: 'The connection broke, and only part of the file arrived. Upload it again.',
    more: 'Go on',
    half: /50% done/,
    all: /, done$/,
  },
});

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Progress {...args} label={args.label || t.upload} />
        <Progress label={t.rows} value={1240} max={3100} valueText={t.rowsText} />
        <Progress label={t.query} value={null} />
        <Progress label={t.done} value={100} tone="good" />
        <Progress label={t.failed} value={63} tone="bad" size="small" />
        <Notice tone="bad">{t.why}</Notice>
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('progressbar', { name: t.upload })).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('progressbar', { name: t.rows })).toHaveAttribute(
      'aria-valuetext',
      t.rowsText,
    );
    await expect(canvas.getByRole('progressbar', { name: t.query })).not.toHaveAttribute('aria-valuenow');
  },
};

/** Each quarter is read out once, and nothing between. */
export const Quarters: Story = {
  parameters: { frame: {} },
  render: function Quarters(_, { globals }) {
    const t = say(globals);
    const [value, setValue] = useState(0);
    return (
      <Column width={360}>
        <Progress label={t.upload} value={value} labelHidden />
        <Button size="small" onClick={() => setValue(value + 20)}>
          {t.more}
        </Button>
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const more = canvas.getByRole('button', { name: t.more });
    const status = canvas.getByRole('status');
    await userEvent.click(more);
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(status).toHaveTextContent(t.half as never);
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(status).toHaveTextContent(t.all as never);
    more.blur();
  },
};

/** An invalid number means unknown; a number above the maximum means complete. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Column width={360}>
      <Progress label={hostile.longWord} value={Number.NaN} />
      <Progress label="NaN" value={hostile.missing} />
      <Progress label="-20" value={-20} />
      <Progress label="7 / 0" value={7} max={0} />
      <Progress label="900" value={900} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '-20' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByRole('progressbar', { name: '900' })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByRole('progressbar', { name: '7 / 0' })).not.toHaveAttribute('aria-valuenow');
  },
};
