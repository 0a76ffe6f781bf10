import { containerNumber, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inputOf, pasteAndLeave, typeAndLeave } from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { ContainerField } from './ContainerField.tsx';

const meta = {
  title: 'Forms/ContainerField',
  component: ContainerField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'container', required: true },
  render: (args) => (
    <Specimen rules={{ container: [required, containerNumber] }} initial={{ container: '' }}>
      <ContainerField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof ContainerField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As printed on the door of the container. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await pasteAndLeave(input, 'csqu 305438-3');
    await expect(input).toHaveValue('CSQU3054383');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/** One digit is wrong: the check digit reveals it. */
export const Mistyped: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, 'csqu3054384');
    await expect(input).toHaveAccessibleDescription(
      expect.stringContaining(formWords().rules.containerCheck),
    );
    await userEvent.type(input, '{Backspace}3');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await typeAndLeave(input, '{Backspace}4');
  },
};
