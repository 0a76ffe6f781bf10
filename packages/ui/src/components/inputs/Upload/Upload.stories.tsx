import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { createUploadQueue } from './machine/createUploadQueue.ts';
import { arrives, drawPicture, stopsAt, storedPicture } from './specimens/specimens.ts';
import type { UploadedFile } from './types.ts';
import { Upload } from './Upload.tsx';
import { UploadQueueProvider } from './UploadQueueProvider.tsx';

const meta = {
  title: 'Inputs/Upload',
  component: Upload,
  parameters: { frame: {} },
  args: { send: arrives, label: '', onChange: fn() },
} satisfies Meta<typeof Upload>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    front: '身份证人像面',
    back: '身份证国徽面',
    idHint: '四角完整、字迹清晰、无反光。',
    licence: '营业执照',
    letter: '授权书',
    voucher: '转账凭证',
    voucherHint: '银行回单须显示付款账号、金额和备注码。',
    cargo: '货物照片',
    missing: '请上传身份证人像面照片。',
    slip: '银行回单.jpg',
    seal: '铅封 CSLU6001234.jpg',
    door: '箱门.jpg',
    inside: '装箱后.jpg',
    send: '提交',
  },
  en: {
    front: 'ID card, portrait side',
    back: 'ID card, emblem side',
    idHint: 'All four corners, sharp, without glare.',
    licence: 'Business licence',
    letter: 'Authorization letter',
    voucher: 'Proof of transfer',
    voucherHint: 'The bank slip must show the account, the amount and the remark code.',
    cargo: 'Pictures of the cargo',
    missing: 'Upload the portrait side of the ID card.',
    slip: 'bank slip.jpg',
    seal: 'seal CSLU6001234.jpg',
    door: 'container door.jpg',
    inside: 'after stuffing.jpg',
    send: 'Submit',
  },
});

/** Front and back share one queue; the drawing shows how to place the card. */
export const IdCard: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <UploadQueueProvider>
        <Column width={320}>
          <Upload {...args} label={t.front} hint={t.idHint} outline="idFront" required />
          <Upload {...args} label={t.back} outline="idBack" required />
        </Column>
      </UploadQueueProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const input = canvas.getByLabelText(new RegExp(t.front), { selector: 'input' });
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('10M'));
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(t.idHint));
    await expect(input).toBeRequired();
    await expect(canvas.getByRole('group', { name: new RegExp(t.front) })).toContainElement(input);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    input.blur();
  },
};

/** Filled, failed and fixed. */
export const Cards: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={320}>
        <Upload
          {...args}
          label={t.front}
          outline="idFront"
          defaultValue={[storedPicture('1', 'front.jpg')]}
        />
        <Upload {...args} label={t.front} outline="idFront" required error={t.missing} />
        <Upload
          {...args}
          label={t.licence}
          outline="licence"
          readOnly
          defaultValue={[storedPicture('2', 'licence.jpg', '#7a2a3a')]}
        />
        <Upload {...args} label={t.letter} outline="letter" disabled />
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const [, missing] = canvas.getAllByLabelText(new RegExp(t.front), { selector: 'input' });
    await expect(missing).toBeInvalid();
    await expect(missing).toHaveAccessibleDescription(expect.stringContaining(t.missing));
    await expect(canvas.getByLabelText(new RegExp(t.letter), { selector: 'input' })).toBeDisabled();
    const fixed = within(canvas.getByRole('group', { name: t.licence }));
    await expect(fixed.getAllByRole('button')).toHaveLength(1);
  },
};

/** Dropping is one way; the button and pasting do without a zone. */
export const Voucher: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={400}>
        <Upload {...args} label={t.voucher} hint={t.voucherHint} layout="rows" max={3} required />
        <Upload {...args} label={t.voucher} layout="rows" dropZone={false} camera={false} />
        <Upload {...args} label={t.voucher} layout="rows" max={3} readOnly />
      </Column>
    );
  },
};

/** Order is changed by buttons, by Alt and arrows, or by the handle; a value of the owner's follows. */
export const Several: Story = {
  render: function Several(args, { globals }) {
    const t = say(globals);
    const [value, setValue] = useState<readonly UploadedFile[]>([
      storedPicture('1', t.seal),
      storedPicture('2', t.door, '#0b6546'),
      storedPicture('3', t.inside, '#8a5a00'),
    ]);
    return (
      <Column width={440}>
        <Upload
          {...args}
          label={t.cargo}
          max={5}
          value={value}
          onChange={(files) => {
            setValue(files);
            args.onChange?.(files);
          }}
        />
        <output data-testid="order">{value.map(({ id }) => id).join(' ')}</output>
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const order = canvas.getByTestId('order');
    const items = () => canvas.getAllByRole('listitem');
    const { down, remove } = kitWords().upload;
    const button = (label: string) => canvas.getByLabelText(label, { selector: 'button' });

    await userEvent.click(button(down(t.seal)));
    await expect(order).toHaveTextContent('2 1 3');
    await expect(button(down(t.seal))).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(order).toHaveTextContent('2 3 1');
    await expect(button(down(t.seal))).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(order).toHaveTextContent('1 2 3');

    // Focus moves to the next picture, and after the last one to the input.
    await userEvent.click(button(remove(t.door)));
    await expect(items()[1]).toHaveFocus();
    await expect(items()[1]).toHaveTextContent(t.inside);
    await expect(order).toHaveTextContent('1 3');
    await userEvent.click(button(remove(t.inside)));
    await expect(items()[0]).toHaveFocus();
    await userEvent.click(button(remove(t.seal)));
    await expect(canvas.getByLabelText(new RegExp(t.cargo), { selector: 'input' })).toHaveFocus();
    await expect(canvas.queryByRole('list')).toBeNull();

    await userEvent.upload(canvas.getByLabelText(new RegExp(t.cargo), { selector: 'input' }), [
      await drawPicture(t.seal),
      await drawPicture(t.door, '#0b6546'),
      await drawPicture(t.inside, '#8a5a00'),
    ]);
    await waitFor(() => expect(order).toHaveTextContent(`id-${t.seal} id-${t.door} id-${t.inside}`));
    (document.activeElement as HTMLElement).blur();
  },
};

/** Each has its own bar; while several are on their way, only the one of all is read out. */
export const Sending: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <UploadQueueProvider queue={createUploadQueue({ atOnce: 2 })}>
        <Column width={400}>
          <Upload {...args} label={t.cargo} max={5} send={stopsAt({ [t.seal]: 0.82, [t.door]: 0.36 })} />
        </Column>
      </UploadQueueProvider>
    );
  },
  play: async ({ canvas, globals, args }) => {
    const t = say(globals);
    const input = canvas.getByLabelText(new RegExp(t.cargo), { selector: 'input' });
    const files = await Promise.all([t.seal, t.door, t.inside].map((name) => drawPicture(name)));
    await userEvent.upload(input, files);
    const barOf = (name: string) =>
      canvas.getAllByRole('progressbar').find((bar) => bar.getAttribute('aria-valuetext') === name);
    await waitFor(() => expect(barOf('82%')).toHaveAccessibleName(expect.stringContaining(t.seal)));
    await waitFor(() => expect(barOf('36%')).toHaveAccessibleName(expect.stringContaining(t.door)));
    await waitFor(() => expect(barOf('39%')).toHaveAccessibleName(/3/));
    await expect(await canvas.findByText(kitWords().upload.waiting)).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(3);
    await expect(args.onChange).not.toHaveBeenCalled();
    input.blur();
  },
};

/** Cancelling a running upload removes it, and focus moves on. */
export const Cancel: Story = {
  tags: ['!autodocs'],
  args: { send: stopsAt({ 'front.jpg': 0.5 }) },
  render: (args, { globals }) => <Upload {...args} label={say(globals).front} outline="idFront" />,
  play: async ({ canvas, globals }) => {
    const input = canvas.getByLabelText(new RegExp(say(globals).front), { selector: 'input' });
    await userEvent.upload(input, await drawPicture('front.jpg'));
    await userEvent.click(await canvas.findByRole('button', { name: kitWords().upload.cancel('front.jpg') }));
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('front.jpg');
    input.blur();
  },
};

/** Pasted while focus is inside, dropped anywhere on the field. */
export const PasteAndDrop: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => (
    <Column width={400}>
      <Upload {...args} label={say(globals).cargo} max={3} />
    </Column>
  ),
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const group = canvas.getByRole('group', { name: t.cargo });
    const carrying = (file: File) => {
      const data = new DataTransfer();
      data.items.add(file);
      return data;
    };
    const input = canvas.getByLabelText(new RegExp(t.cargo), { selector: 'input' });
    input.focus();
    const pasted = carrying(await drawPicture('pasted.jpg'));
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
    );
    await expect(await canvas.findByText('pasted.jpg')).toBeVisible();

    const dropped = carrying(await drawPicture('dropped.jpg', '#0b6546'));
    const drag = (type: string, at: EventTarget) => {
      const event = new DragEvent(type, { dataTransfer: dropped, bubbles: true, cancelable: true });
      at.dispatchEvent(event);
      return event;
    };
    drag('dragover', group);
    await expect(await canvas.findByText(kitWords().upload.dropNow)).toBeVisible();
    drag('drop', group);
    await expect(await canvas.findByText('dropped.jpg')).toBeVisible();
    // A drop outside the zone has no effect, and the browser does not replace the page with the file.
    await expect(drag('drop', document.body).defaultPrevented).toBe(true);
    await waitFor(() => expect(canvas.getAllByText(kitWords().upload.done)).toHaveLength(2));
    input.blur();
  },
};

/** In a form a picture is its id; the browser itself validates a required one. */
export const InForm: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <Upload {...args} label={t.voucher} name="voucher" layout="rows" max={3} required />
      </form>
    );
  },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(new RegExp(say(globals).voucher), {
      selector: 'input',
    });
    await expect(input.validity.valueMissing).toBe(true);
    await userEvent.upload(input, [await drawPicture('one.jpg'), await drawPicture('two.jpg')]);
    const form = input.form as HTMLFormElement;
    await waitFor(() => expect(new FormData(form).getAll('voucher')).toEqual(['id-one.jpg', 'id-two.jpg']));
    await expect(form.checkValidity()).toBe(true);
    input.blur();
  },
};

/** Large, one after the other, whole or in its own size. */
export const Preview: Story = {
  parameters: { pixels: 'page' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Upload
        {...args}
        label={t.cargo}
        max={5}
        defaultValue={[storedPicture('1', t.seal), storedPicture('2', t.door, '#0b6546')]}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const { upload, imageViewer } = kitWords();
    const opener = canvas.getByRole('button', { name: upload.preview(t.seal) });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: t.seal });
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog).toHaveAccessibleName(t.door);
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog).toHaveAccessibleName(t.door);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(dialog).toHaveAccessibleName(t.seal);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('img', { name: t.seal })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: imageViewer.zoomIn })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};
