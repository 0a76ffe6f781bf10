import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/Button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { kind: 'none-yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    noneYet: '还没有关注航线',
    noneYetText: '在运价查询结果中点“关注”，价格变动会显示在这里。',
    search: '查询船期',
    noneMatch: '第 48 周没有上海到悉尼的直达船',
    noneMatchText: '可以改选相邻的周，或包含中转航线。',
    clear: '清除筛选',
    login: '登录 / 注册',
    subscribe: '联系管理员',
    retry: '重试',
    home: '返回首页',
  },
  en: {
    noneYet: 'You do not follow any route yet',
    noneYetText: 'Follow one in the results of a search, and changes of its price show here.',
    search: 'Search sailings',
    noneMatch: 'No direct sailing from Shanghai to Sydney in week 48',
    noneMatchText: 'Try a neighbouring week, or include routes with transhipment.',
    clear: 'Clear filters',
    login: 'Log in / Register',
    subscribe: 'Contact the administrator',
    retry: 'Try again',
    home: 'Back to the home page',
  },
});

export const NoneYet: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <EmptyState
        {...args}
        title={t.noneYet}
        actions={
          <ButtonLink href="#freight" tone="brand">
            {t.search}
          </ButtonLink>
        }
      >
        {t.noneYetText}
      </EmptyState>
    );
  },
};

export const NoneMatch: Story = {
  args: { kind: 'none-match' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <EmptyState {...args} title={t.noneMatch} actions={<Button>{t.clear}</Button>}>
        {t.noneMatchText}
      </EmptyState>
    );
  },
};

export const NotAllowed: Story = {
  args: { kind: 'not-allowed' },
  render: (args, { globals }) => <EmptyState {...args} actions={<Button>{say(globals).subscribe}</Button>} />,
};

export const LoginNeeded: Story = {
  args: { kind: 'login-needed' },
  render: (args, { globals }) => (
    <EmptyState {...args} actions={<Button tone="brand">{say(globals).login}</Button>} />
  ),
};

/** Support finds what happened by the trace id. */
export const Failed: Story = {
  args: { kind: 'failed', traceId: '0193f2c8-7a41-7d3e-9b52-4c1f8e6a2d90' },
  render: (args, { globals }) => (
    <EmptyState {...args} actions={<Button tone="brand">{say(globals).retry}</Button>} />
  ),
  play: async ({ canvas, globals }) => {
    const name = globals.locale === 'zh' ? '复制追踪编号' : 'Copy trace ID';
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { kind: 'offline' },
  render: (args, { globals }) => <EmptyState {...args} actions={<Button>{say(globals).retry}</Button>} />,
};

export const Soon: Story = { args: { kind: 'soon' } };

/** The state is the page, so its heading is the page's. */
export const NotFound: Story = {
  args: { kind: 'not-found', level: 1 },
  render: (args, { globals }) => (
    <EmptyState
      {...args}
      actions={
        <ButtonLink href="#home" tone="brand">
          {say(globals).home}
        </ButtonLink>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Inside tables and cards. */
export const Small: Story = {
  args: { kind: 'none-match', size: 'small', level: 3 },
  render: (args, { globals }) => (
    <EmptyState {...args} actions={<Button size="small">{say(globals).clear}</Button>} />
  ),
};

/** An unknown kind reads as a failure; long words wrap. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: { kind: 'lost' as never, size: 'small', traceId: hostile.longWord },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 320, blockSize: 640, overflow: 'hidden' }}>
      <EmptyState {...args} actions={hostile.nothing} />
      <EmptyState {...args} kind="none-yet" traceId={hostile.nothing} title={hostile.longWord}>
        {say(globals).noneYetText}
      </EmptyState>
    </div>
  ),
  play: async ({ canvas }) => {
    const [unknown, long] = canvas.getAllByRole('heading');
    await expect(unknown).not.toBeEmptyDOMElement();
    await expect(long?.offsetWidth).toBeLessThanOrEqual(320);
    await expect(long?.scrollWidth).toBeLessThanOrEqual(long?.clientWidth ?? 0);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
