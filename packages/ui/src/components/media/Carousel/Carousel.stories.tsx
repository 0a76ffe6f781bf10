import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  parameters: { frame: {} },
  args: { label: '', children: null },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    label: '航道服务',
    rates: '周周更新的船期与参考运价',
    tracking: '一个箱号，跟踪全程',
    insurance: '货运保险，最低费率 0.05%',
    pause: '暂停轮播',
    play: '继续轮播',
    second: '显示第 2 张',
  },
  en: {
    label: 'What Fairway offers',
    rates: 'Schedules and reference prices, fresh every week',
    tracking: 'One container number, the whole way',
    insurance: 'Cargo insurance from 0.05 %',
    pause: 'Pause the slides',
    play: 'Play the slides',
    second: 'Show slide 2',
  },
});

const three: Story['render'] = (args, { globals }) => {
  const t = say(globals);
  return (
    <Column width={320}>
      <Carousel {...args} label={args.label || t.label}>
        <h3>{t.rates}</h3>
        <h3>
          <a href="#tracking">{t.tracking}</a>
        </h3>
        <h3>{t.insurance}</h3>
      </Carousel>
    </Column>
  );
};

/** With reduced motion it does not move until the reader changes the slide. */
export const Still: Story = {
  render: three,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('button', { name: t.play })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t.tracking })).not.toBeInTheDocument();
    const second = canvas.getByRole('button', { name: t.second });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(await canvas.findByRole('link', { name: t.tracking })).toBeVisible();
    await expect(canvas.getByText(t.rates).closest('[inert]')).not.toBeNull();
    await expect(canvas.getByText(t.rates).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    second.blur();
  },
};

/** Otherwise it advances automatically, without announcements, and pauses while focus is inside. */
export const Autoplay: Story = {
  parameters: { sameAs: 'media-carousel--still' },
  tags: ['!autodocs'],
  args: { interval: 50 },
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query.includes('reduced-motion') ? matchMedia.call(window, 'not all') : matchMedia.call(window, query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  render: three,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const pause = canvas.getByRole('button', { name: t.pause });
    const region = canvas.getByText(t.rates).closest('[aria-live]');
    await expect(region).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(canvas.getByText(t.rates).closest('[inert]')).not.toBeNull());
    // It also pauses while the pointer is over it, and continues afterwards.
    await userEvent.hover(canvas.getByRole('region', { name: t.label }));
    await waitFor(() => expect(region).toHaveAttribute('aria-live', 'polite'));
    await userEvent.unhover(canvas.getByRole('region', { name: t.label }));
    await waitFor(() => expect(region).toHaveAttribute('aria-live', 'off'));
    pause.focus();
    await waitFor(() => expect(region).toHaveAttribute('aria-live', 'polite'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: t.play })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t.second }));
    (document.activeElement as HTMLElement).blur();
    await expect(region).toHaveAttribute('aria-live', 'polite');
  },
};

/** A horizontal swipe turns and stops it; a vertical one scrolls the page. */
export const Swipe: Story = {
  tags: ['!autodocs'],
  render: three,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const first = canvas.getByText(t.rates);
    const draw = (from: number, to: number) =>
      userEvent.pointer([
        { keys: '[TouchA>]', target: first, coords: { clientX: from, clientY: 40 } },
        { keys: '[/TouchA]', target: first, coords: { clientX: to, clientY: 44 } },
      ]);
    await draw(240, 120);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t.second })).toHaveAttribute('aria-current', 'true'),
    );
    await draw(120, 240);
    await waitFor(() => expect(first.closest('[inert]')).toBeNull());
  },
};

/** Ten thousand slides: one is drawn, a count and two arrows take the place of the dots. */
export const Many: Story = {
  tags: ['!autodocs'],
  args: { interval: Number.NaN },
  render: (args, { globals }) => (
    <Column width={320}>
      <Carousel {...args} label={say(globals).label}>
        {many(10_000, (number) => (
          <h3 key={number}>
            {say(globals).rates} {number}
          </h3>
        ))}
      </Carousel>
    </Column>
  ),
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    const show = (number: number) =>
      canvas.getByRole('button', { name: zh ? `显示第 ${number} 张` : `Show slide ${number}` });
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await userEvent.click(show(10_000));
    await expect(canvas.getByRole('heading')).toHaveTextContent(/10000$/);
    const next = show(1);
    await userEvent.click(next);
    await expect(canvas.getByRole('heading')).toHaveTextContent(/ 1$/);
    await expect(next).toHaveFocus();
    next.blur();
  },
};

/** No slides, one slide, endless words: no controls where there is nothing to turn. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={320}>
        <Carousel {...args} label={t.label}>
          {hostile.nothing}
        </Carousel>
        <Carousel {...args} label={t.rates}>
          {hostile.longWord}
          {false}
        </Carousel>
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const region = canvas.getByRole('region', { name: say(globals).rates });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
