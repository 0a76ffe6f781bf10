import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { words } from '../../../stories/words.ts';
import { Splitter } from './Splitter.tsx';

const resized = fn();

const meta = {
  title: 'Layout/Splitter',
  component: Splitter,
  args: { label: '', start: null, end: null },
  beforeEach: () => {
    resized.mockClear();
  },
} satisfies Meta<typeof Splitter>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { label: '列表宽度', height: '列表高度', list: '航次列表', details: '航次详情' },
  en: { label: 'Width of the list', height: 'Height of the list', list: 'Sailings', details: 'Details' },
});

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 640 }}>
        <Splitter
          {...args}
          label={t.label}
          start={t.list}
          end={t.details}
          defaultSize={30}
          style={{ minBlockSize: 80 }}
        />
        <Splitter {...args} label={t.label} start={hostile.longWord} end={t.details} />
        <Splitter
          {...args}
          label={t.height}
          direction="column"
          start={t.list}
          end={t.details}
          style={{ blockSize: 160 }}
        />
      </div>
    );
  },
};

/** Arrows move the line by five percent within its limits; Home and End go to them. On a phone there is no line. */
export const Keys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => {
    const t = say(globals);
    return <Splitter label={t.label} start={t.list} end={t.details} onSizeChange={resized} />;
  },
  play: async ({ canvas, globals }) => {
    const name = { name: say(globals).label };
    const line = canvas.queryByRole('separator', name);
    if (window.innerWidth < 640) return expect(line).toBeNull();
    await userEvent.tab();
    await expect(line).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(line).toHaveAttribute('aria-valuenow', '55');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(line).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{End}');
    await expect(resized.mock.calls).toEqual([[55], [20], [80]]);
    line?.blur();
  },
};

/** The line follows the pointer, and a double click brings it back. */
export const Dragged: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ inlineSize: 400 }}>
        <Splitter label={t.label} start={t.list} end={t.details} defaultSize={40} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const line = canvas.queryByRole('separator', { name: say(globals).label });
    if (!line) return;
    const { left, width } = (line.parentElement as HTMLElement).getBoundingClientRect();
    // A pointer that is made up has no capture of the browser.
    line.setPointerCapture = () => {};
    line.hasPointerCapture = () => true;
    fireEvent.pointerDown(line, { button: 0, clientX: left + width * 0.4, clientY: 0 });
    fireEvent.pointerMove(line, { clientX: left + width * 0.7, clientY: 0 });
    const atStart = document.dir === 'rtl' ? '30' : '70';
    await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', atStart));
    await userEvent.dblClick(line);
    await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '40'));
  },
};
