import { follows, seats } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { submitAround } from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { QuantityField } from './QuantityField.tsx';

const say = words({ zh: { label: '席位数量' }, en: { label: 'Seats' } });

const sent = fn();
const schema = v.object({ seats: v.pipe(v.number(), follows(seats(5))) });

const meta = {
  title: 'Forms/QuantityField',
  component: QuantityField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'seats', min: 1, required: true },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen schema={schema} initial={{ seats: 1 }} onSubmit={sent}>
      <QuantityField {...args} label={say(globals).label} />
    </Specimen>
  ),
} satisfies Meta<typeof QuantityField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(box).toHaveAttribute('aria-valuenow', '3');
    submitAround(box);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ seats: 3 }));
    box.blur();
  },
};

/** More than are available: the form's rule reports it. */
export const TooMany: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.clear(box);
    await userEvent.type(box, '６');
    await userEvent.tab();
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(formWords().rules.seats));
  },
};

/** Text that is not a number is not replaced by the previous number when the form is sent. */
export const NoNumber: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.clear(box);
    await userEvent.type(box, 'two{Enter}');
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(formWords().rules.quantity));
    await expect(sent).not.toHaveBeenCalled();
    box.blur();
  },
};
