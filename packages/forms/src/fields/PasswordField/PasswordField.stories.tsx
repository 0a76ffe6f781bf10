import { password } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'password' },
  render: (args) => (
    <Specimen rules={{ password: [password] }} initial={{ password: '' }}>
      <PasswordField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

const input = (canvas: { getByPlaceholderText(text: RegExp): HTMLElement }) =>
  canvas.getByPlaceholderText(/./);

export const Current: Story = {
  play: async ({ canvas }) => {
    await expect(input(canvas)).toHaveAttribute('type', 'password');
    await expect(input(canvas)).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(input(canvas), 'harbour7');
    const show = canvas.getByRole('button', { pressed: false });
    await userEvent.click(show);
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox')).toHaveValue('harbour7');
    show.blur();
  },
};

const advice = () => {
  const { strength, strengths } = formWords().password;
  return strength(strengths.strong);
};

/** Shows the strength of the password while typing. */
export const Chosen: Story = {
  args: { purpose: 'new' },
  play: async ({ canvas }) => {
    await expect(input(canvas)).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(input(canvas), 'Yangshan2026');
    await expect(canvas.getByText(advice())).toBeVisible();
    input(canvas).blur();
  },
};

/** The same password again: the browser's generator fills both, and no strength is shown. */
export const Again: Story = {
  args: { purpose: 'again' },
  play: async ({ canvas }) => {
    await expect(input(canvas)).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(input(canvas), 'Yangshan2026');
    await expect(canvas.queryByText(advice())).not.toBeInTheDocument();
    input(canvas).blur();
  },
};

export const Broken: Story = {
  args: { purpose: 'new' },
  play: async ({ canvas }) => {
    await userEvent.type(input(canvas), '12345678');
    await userEvent.tab();
    await expect(input(canvas)).toBeInvalid();
    canvas.getByRole('button').blur();
  },
};

/** A Caps Lock warning appears while it matters, and blocks nothing. */
export const CapsLock: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(input(canvas));
    input(canvas).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }),
    );
    await expect(await canvas.findByText(formWords().password.capsLock)).toBeVisible();
    await expect(input(canvas)).not.toHaveAttribute('aria-invalid');
  },
};
