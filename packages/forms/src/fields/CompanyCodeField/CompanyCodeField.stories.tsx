import { companyCode, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { AsyncCheck } from '../../form/checks.ts';
import { inputOf, submitAround, typeAndLeave } from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { CompanyCodeField } from './CompanyCodeField.tsx';

const sent = fn();

const meta = {
  title: 'Forms/CompanyCodeField',
  component: CompanyCodeField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'companyCode', required: true },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) => (
    <Specimen rules={{ companyCode: [required, companyCode] }} initial={{ companyCode: '' }} onSubmit={sent}>
      <CompanyCodeField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof CompanyCodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Small letters become capitals at each key, and the caret stays where it was. */
export const Capitals: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await userEvent.type(input, 'hengli');
    await expect(input).toHaveValue('HENGLI');
    await userEvent.type(input, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('HEXNGLI');
    await expect(input.selectionStart).toBe(3);
    input.blur();
  },
};

/** The field shows that the server is checking; further typing aborts the check. */
export const Checking: Story = {
  args: { check: fn<AsyncCheck>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, 'HENG');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(formWords().common.checking));
    await userEvent.type(input, 'LI');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(args.check).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(formWords().common.checking));
  },
};

/** A response to an earlier value is dropped. */
export const LateResponse: Story = {
  tags: ['!autodocs'],
  args: {
    check: fn<AsyncCheck>(async (value, signal) => {
      if (value !== 'FIRST') return null;
      // Responds only after the request is aborted, and ignores the signal.
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return 'taken';
    }),
  },
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, 'FIRST');
    await typeAndLeave(input, 'X');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(formWords().common.free));
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/** A code that is in use is reported at the field, and nothing is sent. */
export const Taken: Story = {
  args: { check: fn<AsyncCheck>(async () => 'taken') },
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await userEvent.type(input, 'COSCO');
    submitAround(input);
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription(
      expect.stringContaining(formWords().company.companyCode.taken),
    );
    await expect(sent).not.toHaveBeenCalled();
    input.blur();
  },
};

/** Offline: the field reports that it could not be checked, and the form can still be sent. */
export const Unchecked: Story = {
  args: { check: fn<AsyncCheck>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, 'HENGLI');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(expect.stringContaining(formWords().common.unchecked)),
    );
    await expect(input).not.toHaveAttribute('aria-invalid');
    submitAround(input);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
};
