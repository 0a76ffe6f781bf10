import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { drawnPicture } from '../../../stories/drawnPicture.ts';
import { hostile } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column, Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { ImagePanel } from './ImagePanel.tsx';
import { ImageViewer } from './ImageViewer.tsx';
import type { ViewerImage } from './types.ts';
import { ZoomImage } from './ZoomImage.tsx';

const meta = {
  title: 'Media/ImageViewer',
  component: ImageViewer,
  args: { images: [], index: null, onIndexChange: () => {}, onClose: () => {} },
  argTypes: { images: { control: false } },
  parameters: { pixels: 'page', frame: { height: 640 } },
} satisfies Meta<typeof ImageViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    seal: '封条特写',
    door: '箱门',
    inside: '装箱完成',
    caption: '2026 年 11 月 20 日，宁波北仑三期堆场。封条号 ML-CN4471902。',
    look: '查看照片',
    licence: '营业执照',
    again: '链接已过期，请刷新页面。',
  },
  en: {
    seal: 'The seal',
    door: 'The doors',
    inside: 'After loading',
    caption: 'Ningbo Beilun Phase III yard, 20 Nov 2026. Seal ML-CN4471902.',
    look: 'See the photos',
    licence: 'Business licence',
    again: 'The link has expired. Reload the page.',
  },
});

type Texts = ReturnType<typeof say>;

const photos = (t: Texts): readonly ViewerImage[] => [
  { src: drawnPicture(1600, 1000), alt: t.seal, caption: t.caption, download: 'seal.svg' },
  { src: drawnPicture(900, 1200, '#0b6546'), alt: t.door },
  { src: drawnPicture(320, 200, '#8a4b08'), alt: t.inside },
];

function Opened({ images, start = 0 }: { images: readonly ViewerImage[]; start?: number }) {
  const [index, setIndex] = useState<number | null>(start);
  return (
    <ImageViewer images={images} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
  );
}

const dialogOf = (canvas: ReturnType<typeof within>) => canvas.findByRole('dialog');

/** One of several pictures, with a caption and a download. */
export const Several: Story = {
  render: (_, { globals }) => <Opened images={photos(say(globals))} />,
  play: async ({ canvas, globals }) => {
    const { imageViewer: t } = kitWords();
    const dialog = await dialogOf(canvas);
    await expect(dialog).toHaveAccessibleName(say(globals).seal);
    await expect(within(dialog).getByText(t.place(1, 3))).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: t.download })).toHaveAttribute(
      'download',
      'seal.svg',
    );
    await waitFor(() => expect(within(dialog).getByRole('img')).toHaveAttribute('data-loaded'));
  },
};

/** From a thumbnail and back to it; arrows, Page Up and Page Down, Home and End turn to other pictures. */
export const Keys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => {
    const t = say(globals);
    const images = photos(t);
    return (
      <Row>
        {images.map(({ src, alt }) => (
          <ZoomImage key={alt} src={String(src)} alt={alt} images={images} width={160} height={100} />
        ))}
      </Row>
    );
  },
  play: async ({ canvas, globals }) => {
    const words = say(globals);
    const { imageViewer: t } = kitWords();
    const opener = canvas.getByRole('button', { name: t.open(words.door) });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await dialogOf(canvas);
    await expect(dialog).toHaveAccessibleName(words.door);
    for (const [key, name] of [
      ['ArrowRight', words.inside],
      ['ArrowRight', words.inside],
      ['ArrowLeft', words.door],
      ['PageUp', words.seal],
      ['PageDown', words.door],
      ['End', words.inside],
      ['Home', words.seal],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(dialog).toHaveAccessibleName(name);
    }
    await expect(within(dialog).getByRole('button', { name: t.previous })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: t.next }));
    await expect(dialog).toHaveAccessibleName(words.door);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

const percentOf = (dialog: HTMLElement) =>
  Number(
    within(dialog)
      .getAllByRole('status')
      .map(({ textContent }) => textContent?.match(/(\d+)\s*%/)?.[1])
      .find(Boolean),
  );
const transformOf = (dialog: HTMLElement) => within(dialog).getByRole('img').style.transform;

/** Buttons, keys, wheel, double click, drag and pinch; zoomed, arrows move the picture and not to the next one. */
export const Zoomed: Story = {
  render: (_, { globals }) => <Opened images={photos(say(globals))} />,
  play: async ({ canvas, globals }) => {
    const words = say(globals);
    const { imageViewer: t } = kitWords();
    const dialog = await dialogOf(canvas);
    const image = within(dialog).getByRole('img');
    await waitFor(() => expect(image).toHaveAttribute('data-loaded'));
    const whole = percentOf(dialog);
    await expect(whole).toBeLessThan(100);

    await userEvent.click(within(dialog).getByRole('button', { name: t.zoomIn }));
    await waitFor(() => expect(percentOf(dialog) / whole).toBeCloseTo(1.5, 1));
    await userEvent.keyboard('0');
    await expect(percentOf(dialog)).toBe(whole);

    const stage = image.parentElement as HTMLElement;
    const { x, y, width, height } = stage.getBoundingClientRect();
    const centre = { clientX: x + width / 2, clientY: y + height / 2 };
    fireEvent.wheel(stage, { deltaY: -300, ...centre });
    await waitFor(() => expect(percentOf(dialog)).toBeGreaterThan(whole));
    await userEvent.click(within(dialog).getByRole('button', { name: t.fit }));
    await expect(percentOf(dialog)).toBe(whole);

    const touch = (type: string, pointerId: number, from: number) =>
      fireEvent(
        stage,
        new PointerEvent(type, {
          bubbles: true,
          pointerId,
          pointerType: 'touch',
          clientX: centre.clientX + from,
          clientY: centre.clientY,
        }),
      );
    touch('pointerdown', 11, -50);
    touch('pointerdown', 12, 50);
    touch('pointermove', 12, 150);
    touch('pointerup', 11, -50);
    touch('pointerup', 12, 150);
    await waitFor(() => expect(percentOf(dialog) / whole).toBeCloseTo(2, 1));

    fireEvent.doubleClick(stage, centre);
    await waitFor(() => expect(percentOf(dialog)).toBe(whole));
    fireEvent.doubleClick(stage, centre);
    await waitFor(() => expect(percentOf(dialog)).toBe(100));
    const before = transformOf(dialog);
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog).toHaveAccessibleName(words.seal);
    await waitFor(() => expect(transformOf(dialog)).not.toBe(before));
  },
};

/** A swipe turns to the next picture, a turned picture still fits. */
export const TurnedAndSwiped: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <Opened images={photos(say(globals))} />,
  play: async ({ canvas, globals }) => {
    const words = say(globals);
    const { imageViewer: t } = kitWords();
    const dialog = await dialogOf(canvas);
    await waitFor(() => expect(within(dialog).getByRole('img')).toHaveAttribute('data-loaded'));
    await userEvent.click(within(dialog).getByRole('button', { name: t.rotate }));
    await waitFor(() => expect(transformOf(dialog)).toContain('rotate(90deg)'));
    const image = within(dialog).getByRole('img').getBoundingClientRect();
    const stage = within(dialog).getByRole('group').getBoundingClientRect();
    await expect(image.height).toBeLessThanOrEqual(stage.height + 1);
    const target = within(dialog).getByRole('group');
    await userEvent.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 240, clientY: 240 } },
      { keys: '[/TouchA]', target, coords: { clientX: 80, clientY: 244 } },
    ]);
    await waitFor(() => expect(dialog).toHaveAccessibleName(words.door));
  },
};

/** In a page, beside a form: the same tools, and the wheel zooms with Ctrl only. */
export const InPage: Story = {
  parameters: { pixels: 'part', frame: {} },
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column width={640}>
        <ImagePanel
          images={[{ src: drawnPicture(1200, 800), alt: t.licence }]}
          index={0}
          lead={<h3 style={{ margin: 0 }}>{t.licence}</h3>}
        />
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const stage = canvas.getByRole('group', { name: say(globals).licence });
    await waitFor(() => expect(within(stage).getByRole('img')).toHaveAttribute('data-loaded'));
    const { width } = within(stage).getByRole('img').getBoundingClientRect();
    fireEvent.wheel(stage, { deltaY: -300 });
    await expect(within(stage).getByRole('img').getBoundingClientRect().width).toBe(width);
    stage.focus();
    await userEvent.keyboard('+');
    await waitFor(() =>
      expect(within(stage).getByRole('img').getBoundingClientRect().width).toBeGreaterThan(width),
    );
    await userEvent.keyboard('0');
    stage.blur();
  },
};

/** While a picture loads: the tools wait with it. */
export const Loading: Story = {
  render: (_, { globals }) => (
    <Opened images={[{ src: null, alt: say(globals).seal, renew: () => new Promise(() => {}) }]} />
  ),
  play: async ({ canvas }) => {
    const { imageViewer: t } = kitWords();
    await expect(await canvas.findByRole('img', { name: t.loading })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t.zoomIn })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A picture that does not arrive; trying again loads it again. */
export const Broken: Story = {
  render: (_, { globals }) => <Opened images={[{ src: 'data:image/png,broken', alt: say(globals).seal }]} />,
  play: async ({ canvas }) => {
    const { imageViewer: t, common } = kitWords();
    await expect(await canvas.findByRole('heading', { name: t.broken })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: common.retry }));
    await expect(await canvas.findByRole('heading', { name: t.broken })).toBeVisible();
  },
};

/** An address that has expired is fetched once again. */
export const Renewed: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => (
    <Opened
      images={[
        {
          key: 'seal',
          src: 'data:image/png,expired',
          alt: say(globals).seal,
          renew: async () => drawnPicture(400, 300),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas);
    await waitFor(() => expect(within(dialog).getByRole('img')).toHaveAttribute('data-loaded'));
  },
};

function Hostile({ t }: { t: Texts }) {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <Button onClick={() => setIndex(99)}>{t.look}</Button>
      <ZoomImage src="data:image/png,broken" alt={t.door} />
      <ImageViewer images={[]} index={0} onIndexChange={setIndex} onClose={() => setIndex(null)} />
      <ImageViewer
        images={[{ src: drawnPicture(20, 20), alt: hostile.longWord, caption: hostile.longWord }]}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setIndex(null)}
      />
    </>
  );
}

/** No pictures, an index past the end, a broken thumbnail, a name without end. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (_, { globals }) => <Hostile t={say(globals)} />,
  play: async ({ canvas, globals }) => {
    const words = say(globals);
    const { imageViewer: t } = kitWords();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(await canvas.findByText(words.door)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.look }));
    const dialog = await dialogOf(canvas);
    const figure = within(dialog).getByRole('figure');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    await expect(within(dialog).queryByRole('button', { name: t.next })).toBeNull();
    await waitFor(() => expect(within(dialog).getByRole('img')).toHaveAttribute('data-loaded'));
  },
};
