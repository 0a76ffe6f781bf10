import { day, required } from '@fairway/trade';
import { writeDay } from '@fairway/ui/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inputOf, submitAround, typeAndLeave } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { DateField } from './DateField.tsx';

const say = words({
  zh: { label: '最晚到港日', ask: '请选择最晚到港日。' },
  en: { label: 'Latest arrival', ask: 'Choose the latest day of arrival.' },
});

const sent = fn();

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'arrival', label: '', now: '2026-11-20', min: '2026-11-20', required: true },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen rules={{ arrival: [required, day] }} initial={{ arrival: '' }} onSubmit={sent}>
      <DateField {...args} label={say(globals).label} requiredText={say(globals).ask} />
    </Specimen>
  ),
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typed in any spelling; the form gets `2026-12-24`. */
export const Typed: Story = {
  play: async ({ canvas, globals }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '12月24日');
    await expect(input).toHaveValue(writeDay('2026-12-24', globals.locale));
    submitAround(input);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ arrival: '2026-12-24' }));
  },
};

export const Required: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    submitAround(input);
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveFocus();
    input.blur();
  },
};

/** Text that is not a date is not replaced by the previous date when the form is sent. */
export const NoDay: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '2026-12-24');
    await userEvent.clear(input);
    await userEvent.type(input, '30 Feb{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
