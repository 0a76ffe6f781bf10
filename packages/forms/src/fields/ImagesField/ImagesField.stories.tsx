import { follows, required } from '@fairway/trade';
import { en } from '@fairway/ui/messages/en';
import { zh } from '@fairway/ui/messages/zh';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { Form } from '../../form/Form/Form.tsx';
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx';
import { useForm } from '../../form/useForm.ts';
import { submitAround } from '../../stories/fieldStory.ts';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { ImagesField } from './ImagesField.tsx';

const say = words({
  zh: { front: '身份证人像面', cargo: '货物照片', send: '提交', ask: '请上传身份证人像面照片。' },
  en: {
    front: 'ID card, portrait side',
    cargo: 'Pictures of the cargo',
    send: 'Submit',
    ask: 'Upload the portrait side of the ID card.',
  },
});

/** The kit's texts for pictures. */
const uploads = words({
  zh: { done: zh.upload.done, wait: zh.upload.wait },
  en: { done: en.upload.done, wait: en.upload.wait },
});

const sent: unknown[] = [];
const arrivals: (() => void)[] = [];

const meta = {
  title: 'Forms/ImagesField',
  component: ImagesField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: {
    name: 'idCardFront',
    label: '',
    required: true,
    outline: 'idFront',
    send: async (file) => ({ id: `id-${file.name}` }),
  },
  render: function Specimen(args, { globals }) {
    const t = say(globals);
    const form = useForm({
      initial: { idCardFront: '', cargo: [] as string[] },
      schema: v.object({ idCardFront: v.pipe(v.string(), follows(required)), cargo: v.array(v.string()) }),
      onSubmit: (output) => sent.push(output),
    });
    return (
      <Form form={form}>
        <ImagesField {...args} label={t.front} requiredText={t.ask} />
        <ImagesField {...args} name="cargo" label={t.cargo} required={false} max={3} />
        <SubmitButton>{t.send}</SubmitButton>
      </Form>
    );
  },
} satisfies Meta<typeof ImagesField>;
export default meta;

type Story = StoryObj<typeof meta>;

const inputOf = (canvas: { getByLabelText: (text: RegExp, options: object) => HTMLElement }, label: string) =>
  canvas.getByLabelText(new RegExp(label), { selector: 'input' }) as HTMLInputElement;

/** The least that is a JPG by its bytes. */
const picture = (name: string) =>
  new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), name], name, { type: 'image/jpeg' });

/** A missing picture is reported like in any field, with summary and focus, and the error is removed once one is uploaded. */
export const Required: Story = {
  play: async ({ canvas, globals }) => {
    sent.length = 0;
    const t = say(globals);
    const input = inputOf(canvas, t.front);
    submitAround(input);
    await waitFor(() => expect(input).toBeInvalid());
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(t.front) }));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(t.ask));
    await userEvent.upload(input, picture('front.jpg'));
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid', 'true'));
    await userEvent.upload(inputOf(canvas, t.cargo), [picture('a.jpg'), picture('b.jpg')]);
    await waitFor(() => expect(canvas.getAllByText(uploads(globals).done)).toHaveLength(3));
    submitAround(input);
    await waitFor(() =>
      expect(sent).toEqual([{ idCardFront: 'id-front.jpg', cargo: ['id-a.jpg', 'id-b.jpg'] }]),
    );
    input.closest('form')?.reset();
    await waitFor(() => expect(canvas.queryByText(uploads(globals).done)).toBeNull());
    submitAround(input);
    await waitFor(() => expect(input).toBeInvalid());
    input.blur();
  },
};

/** A form submitted during an upload waits, and reports this; also if the field may stay empty. */
export const SentTooEarly: Story = {
  tags: ['!autodocs'],
  args: {
    send: (file) =>
      new Promise((resolve) => {
        arrivals.push(() => resolve({ id: `id-${file.name}` }));
      }),
  },
  play: async ({ canvas, globals }) => {
    sent.length = 0;
    arrivals.length = 0;
    const t = say(globals);
    const cargo = inputOf(canvas, t.cargo);
    await userEvent.upload(inputOf(canvas, t.front), picture('front.jpg'));
    await waitFor(() => expect(arrivals).toHaveLength(1));
    arrivals[0]?.();
    await canvas.findByText(uploads(globals).done);
    await userEvent.upload(cargo, picture('a.jpg'));
    await waitFor(() => expect(arrivals).toHaveLength(2));
    submitAround(cargo);
    await waitFor(() => expect(cargo).toBeInvalid());
    await expect(cargo).toHaveAccessibleDescription(expect.stringContaining(uploads(globals).wait));
    await expect(sent).toEqual([]);
    arrivals[1]?.();
    await waitFor(() => expect(cargo).not.toHaveAttribute('aria-invalid', 'true'));
    submitAround(cargo);
    await waitFor(() => expect(sent).toEqual([{ idCardFront: 'id-front.jpg', cargo: ['id-a.jpg'] }]));
    cargo.blur();
  },
};
