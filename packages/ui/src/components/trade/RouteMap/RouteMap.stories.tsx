import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import type { Position } from './mercator.ts';
import { RouteMap, type RouteMapProps } from './RouteMap.tsx';
import { worldPorts } from './specimens/worldPorts.ts';
import type { MapMarker } from './types.ts';

const meta = {
  title: 'Trade/RouteMap',
  component: RouteMap,
  args: { label: '' },
} satisfies Meta<typeof RouteMap>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    pacific: '上海到洛杉矶的航线',
    straits: '上海到新加坡的航线',
    europe: '宁波经苏伊士到鹿特丹的航线',
    sha: '上海',
    lax: '洛杉矶',
    pus: '釜山',
    sin: '新加坡',
    ngb: '宁波',
    rtm: '鹿特丹',
    ship: '中海太平洋',
    many: '九个集装箱港口',
    world: '全世界的集装箱港口',
    counted: '图上 215 个港口',
    ham: '汉堡',
    anr: '安特卫普',
    lgb: '长滩',
  },
  en: {
    pacific: 'Route from Shanghai to Los Angeles',
    straits: 'Route from Shanghai to Singapore',
    europe: 'Route from Ningbo through Suez to Rotterdam',
    sha: 'Shanghai',
    lax: 'Los Angeles',
    pus: 'Busan',
    sin: 'Singapore',
    ngb: 'Ningbo',
    rtm: 'Rotterdam',
    ship: 'CSCL Pacific',
    many: 'Nine container ports',
    world: 'Container ports of the world',
    counted: '215 ports on the chart',
    ham: 'Hamburg',
    anr: 'Antwerp',
    lgb: 'Long Beach',
  },
});

const ports = {
  sha: { lon: 121.9, lat: 31.2 },
  pus: { lon: 129.05, lat: 35.1 },
  lax: { lon: -118.25, lat: 33.74 },
  sin: { lon: 103.75, lat: 1.27 },
  ngb: { lon: 121.9, lat: 29.9 },
  rtm: { lon: 4.05, lat: 51.95 },
} as const;

/** Split at the date line, as gateways send routes. */
const pacific: Position[][] = [
  [
    [121.9, 31.2],
    [122.9, 30.7],
    [130.85, 30.93],
    [141.5, 34.9],
    [160, 44.1],
    [180, 48.3],
  ],
  [
    [-180, 48.3],
    [-150, 47.5],
    [-124.7, 36.2],
    [-120.7, 34.1],
    [-118.25, 33.74],
  ],
];
const straits: Position[][] = [
  [
    [121.9, 31.2],
    [122.9, 30.7],
    [122.8, 28],
    [120.3, 25.7],
    [119.5, 24.4],
    [118.2, 22.8],
    [114.5, 21.6],
    [110.8, 14],
    [106.2, 5.5],
    [104.8, 1.6],
    [103.75, 1.16],
  ],
];
const europe: Position[][] = [
  [
    [121.9, 29.9],
    [122.8, 28],
    [120.3, 25.7],
    [118.2, 22.8],
    [110.8, 14],
    [104.8, 1.6],
    [103, 1.35],
    [97.6, 5.7],
    [80.5, 5.6],
    [51.5, 12.2],
    [43.3, 12.5],
    [38, 20],
    [33.8, 27.5],
    [32.5, 29.9],
    [32.4, 31.4],
    [23, 34.5],
    [11, 37.6],
    [-5.6, 35.95],
    [-9.8, 37],
    [-9.8, 43.5],
    [-5.5, 48.7],
    [1.5, 50.95],
    [4.05, 51.95],
  ],
];

const at = (key: keyof typeof ports, label: string, kind: MapMarker['kind']): MapMarker => ({
  key,
  label,
  kind,
  ...ports[key],
});

/** The land has arrived and the map knows its width. */
const landed = () =>
  waitFor(async () => {
    const land = document.querySelector('[data-part="land"]');
    const drawing = land?.closest('svg');
    await expect(drawing?.viewBox.baseVal.width).toBe(drawing?.clientWidth);
    await expect(land).not.toBeNull();
  });

function draw(propsOf: (t: ReturnType<typeof say>) => RouteMapProps): NonNullable<Story['render']> {
  return (args, { globals }) => <RouteMap {...args} {...propsOf(say(globals))} />;
}

/** Pacific in one piece, whatever the numbers of its longitudes do. */
export const Pacific: Story = {
  render: draw((t) => ({
    label: t.pacific,
    lines: pacific,
    markers: [
      at('sha', t.sha, 'origin'),
      at('pus', t.pus, 'transit'),
      at('lax', t.lax, 'destination'),
      { key: 'ship', label: t.ship, lon: -168, lat: 48.6, kind: 'vessel' },
    ],
  })),
  play: landed,
};

export const ShortLane: Story = {
  args: { height: 440 },
  render: draw((t) => ({
    label: t.straits,
    lines: straits,
    markers: [at('sha', t.sha, 'origin'), at('sin', t.sin, 'destination')],
  })),
  play: landed,
};

export const LongLane: Story = {
  render: draw((t) => ({
    label: t.europe,
    lines: europe,
    markers: [at('ngb', t.ngb, 'origin'), at('rtm', t.rtm, 'destination')],
  })),
  play: landed,
};

/** An estimated position has a ring with the radius of its uncertainty, in nautical miles. */
export const Unsure: Story = {
  args: { height: 300 },
  render: draw((t) => ({
    label: t.pacific,
    lines: pacific,
    markers: [
      at('sha', t.sha, 'origin'),
      at('lax', t.lax, 'destination'),
      { key: 'ship', label: t.ship, lon: -168, lat: 48.6, radius: 400, kind: 'vessel' },
    ],
  })),
  play: landed,
};

/** Ports in one corner of the chart: those that find no room are named in the line below, and where they are pointed at. */
export const ManyPorts: Story = {
  args: { height: 280 },
  render: draw((t) => ({
    label: t.many,
    markers: [
      at('sha', t.sha, 'port'),
      at('ngb', t.ngb, 'port'),
      at('pus', t.pus, 'port'),
      at('sin', t.sin, 'port'),
      at('lax', t.lax, 'port'),
      at('rtm', t.rtm, 'port'),
      { key: 'ham', label: t.ham, lon: 9.97, lat: 53.54, kind: 'port' },
      { key: 'anr', label: t.anr, lon: 4.4, lat: 51.25, kind: 'port' },
      { key: 'lgb', label: t.lgb, lon: -118.22, lat: 33.75, kind: 'port' },
    ],
  })),
  play: landed,
};

/**
 * All ports of the world, each a link. They are one tab stop, arrows move from port to port, and the name of one
 * without room covers the others while it has the focus.
 */
export const World: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    const named = worldPorts.map(([code, zh, en, lon, lat]): MapMarker => {
      const label = globals.locale === 'zh' ? zh : en;
      return { key: code, label, name: `${label} ${code}`, href: `#${code}`, lon, lat, kind: 'port' };
    });
    return <RouteMap {...args} label={t.world} height="world" markers={named} caption={t.counted} />;
  },
  play: async ({ canvas, globals }) => {
    await landed();
    const { sha, world } = say(globals);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(worldPorts.length);
    await expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    canvas.getByRole('group', { name: world, description: /./ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: `${sha} CNSHA` })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /JPHKT/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /JPHKT/ }).tabIndex).toBe(0);
  },
};

export const OnePort: Story = {
  args: { height: 260 },
  render: draw((t) => ({ label: t.sin, markers: [at('sin', t.sin, 'port')] })),
  play: landed,
};

export const Moving: Story = {
  tags: ['!autodocs'],
  args: { height: 300 },
  // As wide on every screen, so that a late change of the screen's size moves nothing.
  render: (args, context) => (
    <div style={{ inlineSize: 320 }}>
      {draw((t) => ({
        label: t.pacific,
        lines: pacific,
        markers: [at('sha', t.sha, 'origin'), at('lax', t.lax, 'destination')],
      }))(args, context)}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await landed();
    const t = say(globals);
    const zh = globals.locale === 'zh';
    const map = canvas.getByRole('group', { name: t.pacific });
    const image = within(map).getByRole('img', { name: t.pacific });
    await expect(map).toHaveAccessibleDescription(zh ? /方向键/ : /Arrow keys/);
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);

    const x = () => image.querySelector('circle')?.getBoundingClientRect().x ?? 0;
    const comesTo = (position: number) => waitFor(() => expect(x()).toBeCloseTo(position, 0));
    const start = x();
    map.focus();
    await expect(map).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await comesTo(start - 80);
    await userEvent.keyboard('0');
    await comesTo(start);
    await userEvent.keyboard('+');
    await waitFor(() => expect(x()).toBeLessThan(start));
    await userEvent.click(canvas.getByRole('button', { name: zh ? '缩小' : 'Zoom out' }));
    await comesTo(start);
    await userEvent.click(canvas.getByRole('button', { name: zh ? '放大' : 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: zh ? '复位' : 'Reset view' }));
    await comesTo(start);
    canvas.getByRole('button', { name: zh ? '复位' : 'Reset view' }).blur();
  },
};
