import { en } from '@fairway/ui/messages/en';
import { zh } from '@fairway/ui/messages/zh';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { submitAround } from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { FileField } from './FileField.tsx';

const say = words({
  zh: { label: '订舱文件', list: '装箱单.csv' },
  en: { label: 'Booking documents', list: 'packing list.csv' },
});
/** The kit's texts for an uploaded file. */
const uploads = words({
  zh: { done: zh.upload.done, mend: zh.upload.files.mend },
  en: { done: en.upload.done, mend: en.upload.files.mend },
});
const sent = fn();
const schema = v.object({ papers: v.pipe(v.array(v.string()), v.minLength(1, 'chooseOne')) });

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: {
    name: 'papers',
    label: '',
    required: true,
    max: 3,
    accept: ['pdf', 'csv'],
    send: async (file) => ({ id: `id-${file.name}` }),
  },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen schema={schema} initial={{ papers: [] as string[] }} onSubmit={sent}>
      <FileField {...args} label={say(globals).label} />
    </Specimen>
  ),
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The form submits the ids of the uploaded files; another file type is refused and blocks the form until it is removed. */
export const Uploaded: Story = {
  play: async ({ canvas, globals }) => {
    const { label, list } = say(globals);
    const input = canvas.getByLabelText(new RegExp(label), { selector: 'input[id$="-input"]' });
    await userEvent.upload(input, new File(['container,weight'], list));
    await waitFor(() => expect(canvas.getByRole('listitem')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(uploads(globals).done)).toBeVisible());
    submitAround(input);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ papers: [`id-${list}`] }));
    await userEvent.upload(input, new File(['<!doctype html>'], 'page.pdf'), { applyAccept: false });
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    // Until its bytes are judged, the form waits for the second file instead.
    await waitFor(() => {
      submitAround(input);
      expect(input).toHaveAccessibleDescription(expect.stringContaining(uploads(globals).mend));
    });
    await expect(sent).toHaveBeenCalledTimes(1);
    input.blur();
  },
};

/** An empty field is reported. */
export const Required: Story = {
  play: async ({ canvas, globals }) => {
    const input = canvas.getByLabelText(new RegExp(say(globals).label), { selector: 'input[id$="-input"]' });
    submitAround(input);
    const empty = formWords().common.missing.file(say(globals).label);
    // The browser calls an empty required input invalid before the form does.
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(empty)));
    await expect(sent).not.toHaveBeenCalled();
    input.blur();
  },
};
