import type { UploadedFile } from '@fairway/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { submitAround } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { required } from '../../validators/required.ts';
import { follows } from '../../validators/valibot.ts';
import { ImagesField } from './ImagesField.tsx';

const say = words({ zh: { label: '营业执照' }, en: { label: 'Business license' } });

const sent = fn();
const schema = v.object({ license: v.pipe(v.string(), follows(required)) });
let arrive: (file: UploadedFile) => void = () => {};

const meta = {
  title: 'Forms/ImagesField',
  component: ImagesField,
  decorators: [withForms],
  args: {
    name: 'license',
    label: '',
    required: true,
    send: fn(
      () =>
        new Promise<UploadedFile>((resolve) => {
          arrive = resolve;
        }),
    ),
  },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen schema={schema} initial={{ license: '' }} onSubmit={sent}>
      <ImagesField {...args} label={say(globals).label} />
    </Specimen>
  ),
} satisfies Meta<typeof ImagesField>;
export default meta;

type Story = StoryObj<typeof meta>;

const fileInput = (root: HTMLElement) => root.querySelector('input[type="file"]') as HTMLInputElement;

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    submitAround(fileInput(canvasElement));
    await waitFor(() => expect(canvasElement).toHaveTextContent(/请上传|Upload a picture/));
    await expect(sent).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** A form waits for a picture that is on its way, and sends its id. */
export const Arriving: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = new OffscreenCanvas(64, 40);
    const pen = canvas.getContext('2d');
    pen?.fillRect(0, 0, 64, 40);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const input = fileInput(canvasElement);
    const form = input.closest('form');
    await userEvent.upload(input, new File([blob], 'license.png', { type: 'image/png' }));
    await waitFor(() => expect(args.send).toHaveBeenCalled());
    form?.requestSubmit();
    await waitFor(() => expect(canvasElement).toHaveTextContent(/上传完成|has arrived/));
    await expect(sent).not.toHaveBeenCalled();
    arrive({ id: 'license-1', name: 'license.png' });
    await waitFor(() => expect(canvasElement).not.toHaveTextContent(/上传完成|has arrived/));
    form?.requestSubmit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ license: 'license-1' }));
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
