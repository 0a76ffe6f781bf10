import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { MenuItem } from '../../actions/Menu/MenuItem.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';
import { DialogSpecimen as Specimen } from './DialogSpecimen.tsx';

const submit = fn();

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { open: true, title: '', onClose: fn() },
  parameters: { pixels: 'page' },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    open: '编辑部门',
    title: '编辑部门',
    description: '部门名称会显示在员工的资料和席位分配中。',
    name: '部门名称',
    value: '华东海运操作部',
    cancel: '取消',
    save: '保存',
    more: '查看员工',
    inner: '部门员工',
    duplicate: '已有同名部门，请换一个名称。',

    longTitle: '上海至洛杉矶航线 2026 年第 48 周起附加费说明与适用范围',
    clause:
      '燃油附加费按每箱计收，随每周公布的低硫燃油价格调整。箱型以提单所载为准；中转航线按第一程船公司的标准执行。',
  },
  en: {
    open: 'Edit department',
    title: 'Edit department',
    description: 'The name is shown in the profiles of its employees and when seats are assigned.',
    name: 'Department name',
    value: 'Ocean operations, East China',
    cancel: 'Cancel',
    save: 'Save',
    more: 'Show employees',
    inner: 'Employees of the department',
    duplicate: 'Another department has this name. Choose a different one.',

    longTitle: 'Surcharges on Shanghai to Los Angeles from week 48 of 2026 and what they apply to',
    clause:
      'The bunker adjustment factor is charged per container and follows the price of low-sulphur fuel published every week. The container type on the bill of lading counts; with transhipment the terms of the first carrier apply.',
  },
});

const footer = (t: ReturnType<typeof say>) => (
  <>
    <DialogClose>{t.cancel}</DialogClose>
    <Button tone="brand">{t.save}</Button>
  </>
);

const field = (t: ReturnType<typeof say>) => <TextField label={t.name} defaultValue={t.value} />;

export const Medium: Story = {
  render: ({ open, onClose, size, loading }, { globals }) => {
    const t = say(globals);
    return (
      <Specimen
        startsOpen={open}
        opener={t.open}
        title={t.title}
        description={t.description}
        footer={footer(t)}
        {...(size && { size })}
        {...(loading && { loading })}
        onClose={onClose}
      >
        {field(t)}
      </Specimen>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const dialog = canvas.getByRole('dialog', { name: t.title });
    await expect(dialog).toHaveAccessibleDescription(t.description);
    await expect(canvas.getByRole('heading', { name: t.title })).toHaveFocus();
    await expect(document.documentElement).toHaveAttribute('data-scroll-lock');
  },
};

export const Small: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Specimen opener={t.open} title={t.title} description={t.description} size="small" footer={footer(t)} />
    );
  },
};

/** Long words scroll between a title and actions that stay visible. */
export const LongText: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Specimen opener={t.open} title={t.longTitle} size="large" footer={footer(t)}>
        {Array.from({ length: 14 }, (_, clause) => `${clause + 1}. ${t.clause}`).map((clause) => (
          <p key={clause}>{clause}</p>
        ))}
      </Specimen>
    );
  },
};

/** Typed input is guarded: every way to close asks first. */
export const UnsavedInput: Story = {
  render: ({ onClose }, { globals }) => {
    const t = say(globals);
    return (
      <Specimen opener={t.open} title={t.title} guard footer={footer(t)} onClose={onClose}>
        {field(t)}
      </Specimen>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const { open, cancel } = say(globals);
    const zh = globals.locale === 'zh';
    const keep = () => canvas.getByRole('button', { name: zh ? '继续填写' : 'Keep editing' });
    const discard = zh ? '放弃' : 'Discard';

    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect(keep()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: cancel }));
    await userEvent.click(keep());
    await expect(args.onClose).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: zh ? '关闭' : 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: discard }));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');

    await userEvent.click(canvas.getByRole('button', { name: open }));
    await userEvent.keyboard('{Escape}');
    await expect(keep()).toBeVisible();
  },
};

/** While a submit runs, the dialog neither closes nor submits again. */
export const Busy: Story = {
  render: ({ onClose }, { globals }) => {
    const t = say(globals);
    return (
      <Specimen
        opener={t.open}
        title={t.title}
        loading
        onClose={onClose}
        footer={
          <>
            <DialogClose disabled>{t.cancel}</DialogClose>
            <Button form="department" type="submit" tone="brand" loading>
              {t.save}
            </Button>
          </>
        }
      >
        <form id="department" onSubmit={submit}>
          {field(t)}
        </form>
      </Specimen>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: globals.locale === 'zh' ? '关闭' : 'Close' }));
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(submit).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** A failure is above the actions, and typed values stay. */
export const Failed: Story = {
  render: ({ onClose }, { globals }) => {
    const t = say(globals);
    return (
      <Specimen opener={t.open} title={t.title} error={t.duplicate} onClose={onClose} footer={footer(t)}>
        {field(t)}
      </Specimen>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.duplicate);
    await expect(canvas.getByRole('textbox')).toHaveValue(t.value);
  },
};

/** The address owns whether it is open: a link opens it, a copied address shows it, Back closes it. */
export const Linked: Story = {
  render: function Linked({ onClose }, { globals }) {
    const t = say(globals);
    // In the place of a router.
    const [search, setSearch] = useState('');
    const link = useRef<HTMLAnchorElement>(null);
    return (
      <>
        <a
          ref={link}
          href="?edit=department"
          onClick={(event) => {
            event.preventDefault();
            setSearch(event.currentTarget.search);
          }}
        >
          {t.open}
        </a>
        <Dialog
          open={new URLSearchParams(search).get('edit') === 'department'}
          title={t.title}
          description={t.description}
          returnFocus={link}
          footer={footer(t)}
          onClose={(reason) => {
            onClose(reason);
            setSearch('');
          }}
        />
      </>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const link = canvas.getByRole('link', { name: t.open });
    await userEvent.click(link);
    await canvas.findByRole('dialog', { name: t.title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog', { name: t.title });
  },
};

/** The button that opened it is gone when it closes, such as a deleted row: focus moves to the start of the content. */
export const OpenerRemoved: Story = {
  tags: ['!autodocs'],
  render: function OpenerRemoved({ onClose }, { globals }) {
    const t = say(globals);
    const [step, setStep] = useState<'row' | 'asked' | 'gone'>('row');
    return (
      <main tabIndex={-1}>
        {step === 'gone' ? (
          <p>{t.description}</p>
        ) : (
          <Button onClick={() => setStep('asked')}>{t.open}</Button>
        )}
        <Dialog
          open={step === 'asked'}
          title={t.title}
          onClose={(reason) => {
            onClose(reason);
            setStep('gone');
          }}
        />
      </main>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.open }));
    await canvas.findByRole('dialog', { name: t.title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    canvas.getByRole('main').blur();
  },
};

/** Names without end wrap, nothing in the place of text draws nothing, and a dialog taken away lets the page go. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: ({ onClose }, { globals }) => (
    <Specimen
      opener={say(globals).open}
      title={hostile.longWord}
      description={hostile.nothing}
      footer={hostile.missing}
      error={hostile.nothing}
      onClose={onClose}
    >
      {hostile.longWord}
    </Specimen>
  ),
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(canvas.getByRole('button', { name: kitWords().common.close })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Dialogs stack; each closes separately and returns focus to its opener. */
export const Stacked: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Specimen opener={t.open} title={t.title} description={t.description} footer={footer(t)}>
        <Row>
          {field(t)}
          <Specimen
            startsOpen={false}
            opener={t.more}
            title={t.inner}
            size="small"
            description={t.description}
          />
        </Row>
      </Specimen>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const more = canvas.getByRole('button', { name: t.more });
    await userEvent.click(more);
    await expect(canvas.getByRole('heading', { name: t.inner })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(canvas.getByRole('dialog', { name: t.title })).toBeVisible();
    await userEvent.click(more);
  },
};

/** Focus and scroll come back; presses that only end on the backdrop do not close. */
export const Closing: Story = {
  parameters: { sameAs: 'overlays-dialog--layers' },
  tags: ['!autodocs'],
  render: ({ onClose }, { globals }) => {
    const t = say(globals);
    return (
      <Specimen startsOpen={false} opener={t.open} title={t.title} onClose={onClose}>
        {field(t)}
      </Specimen>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const opener = canvas.getByRole('button', { name: say(globals).open });
    const open = async () => {
      await userEvent.click(opener);
      return canvas.getByRole('dialog');
    };

    await open();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await expect(opener).toHaveFocus();
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-lock');

    const dialog = await open();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByRole('textbox') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenLastCalledWith('backdrop');
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  },
};

/** Only the top layer closes: the first press outside a menu closes the menu, the second one the dialog. */
export const Layers: Story = {
  tags: ['!autodocs'],
  parameters: { looks: 'screen' },
  render: ({ onClose }, { globals }) => {
    const t = say(globals);
    return (
      <Specimen opener={t.open} title={t.title} onClose={onClose} footer={footer(t)}>
        <Menu label={t.more} trigger={(props) => <Button {...props}>{t.more}</Button>}>
          <MenuItem onSelect={submit}>{t.inner}</MenuItem>
        </Menu>
      </Specimen>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const dialog = canvas.getByRole('dialog', { name: t.title });
    const menu = () => canvas.queryByRole('menu', { name: t.more });
    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    await waitFor(() => expect(menu()).toBeVisible());
    await userEvent.click(dialog);
    await expect(menu()).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    // Touch users of a screen reader get a button that closes the menu.
    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    const panel = (await canvas.findByRole('menu', { name: t.more })).parentElement as HTMLElement;
    await userEvent.click(within(panel).getByRole('button'));
    await expect(menu()).toBeNull();
    await expect(canvas.getByRole('button', { name: t.more })).toHaveFocus();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenLastCalledWith('backdrop');
  },
};

/** On phones of Apple a finger on the page behind moves nothing, one in the dialog what scrolls there. */
export const TouchLock: Story = {
  tags: ['!autodocs'],
  parameters: { looks: 'screen' },
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Specimen startsOpen={false} opener={t.open} title={t.longTitle}>
        <div style={{ height: 80, overflow: 'auto' }} data-testid="scrolls">
          {t.clause.repeat(8)}
        </div>
      </Specimen>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const platform = Object.getOwnPropertyDescriptor(Navigator.prototype, 'platform');
    Object.defineProperty(Navigator.prototype, 'platform', { configurable: true, get: () => 'iPhone' });
    const stopped = (at: Element) => {
      const touch = new Touch({ identifier: 1, target: at });
      const move = new TouchEvent('touchmove', { bubbles: true, cancelable: true, touches: [touch] });
      return !at.dispatchEvent(move);
    };
    try {
      await expect(stopped(document.body)).toBe(false);
      await userEvent.click(canvas.getByRole('button', { name: t.open }));
      const dialog = await canvas.findByRole('dialog');
      await expect(stopped(document.body)).toBe(true);
      await expect(stopped(dialog)).toBe(true);
      await expect(stopped(canvas.getByTestId('scrolls'))).toBe(false);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(stopped(document.body)).toBe(false);
    } finally {
      if (platform) Object.defineProperty(Navigator.prototype, 'platform', platform);
    }
  },
};
