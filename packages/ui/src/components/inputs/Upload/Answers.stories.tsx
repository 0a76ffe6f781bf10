import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { kitWords } from '../../../stories/kitWords.ts';
import { words } from '../../../stories/words.ts';
import { arrives } from './specimens/specimens.ts';
import type { SendFile, UploadedFile } from './types.ts';
import { Upload } from './Upload.tsx';

const meta = {
  title: 'Inputs/Upload/Answers',
  component: Upload,
  tags: ['!autodocs'],
  parameters: { frame: {}, pixels: 'none' },
  args: { send: arrives, label: '', onChange: fn(), accept: ['csv'], max: 6 },
} satisfies Meta<typeof Upload>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { label: '订舱文件', list: '装箱单.csv', locked: '码头已停止接收该航次的文件。' },
  en: {
    label: 'Booking documents',
    list: 'packing list.csv',
    locked: 'The terminal takes no more files for this voyage.',
  },
});

const fileOf = (name: string, content: string) => new File([content], name, { lastModified: 1 });
const inputOf = (canvas: ReturnType<typeof within>, label: string) =>
  canvas.getByLabelText(new RegExp(label), { selector: 'input[id$="-input"]' }) as HTMLInputElement;

/** The owner names files after what they are: the name in the value is shown. */
export const Renamed: Story = {
  render: function Render(args, { globals }) {
    const t = say(globals);
    const [files, setFiles] = useState<readonly UploadedFile[]>([]);
    const rename = (next: readonly UploadedFile[]) =>
      setFiles(next.map((file) => ({ ...file, name: t.list })));
    return <Upload {...args} label={t.label} value={files} onChange={rename} />;
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const input = inputOf(canvas, t.label);
    await userEvent.upload(input, fileOf('export (3).csv', 'container,weight'));
    await expect(await canvas.findByTitle(t.list)).toBeVisible();
    await expect(canvas.queryByTitle('export (3).csv')).toBeNull();
  },
};

/** The sentence of a refusal is the server's; the message of an `Error` is for developers. */
export const RefusedByServer: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    const send: SendFile = async ({ name }) => {
      throw name === 'a.csv'
        ? Object.assign(new Error('422'), { kind: 'refused', msg: t.locked })
        : new Error('Unexpected token <');
    };
    return <Upload {...args} label={t.label} send={send} />;
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const input = inputOf(canvas, t.label);
    await userEvent.upload(input, [fileOf('a.csv', 'a,b'), fileOf('b.csv', 'a,c')]);
    await expect(await canvas.findByText(t.locked)).toBeVisible();
    await expect(await canvas.findByText(kitWords().upload.problem.failed)).toBeVisible();
  },
};
