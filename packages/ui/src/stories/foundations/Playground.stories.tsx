import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../../components/feedback/Badge/Badge.tsx';
import { Notice } from '../../components/feedback/Notice/Notice.tsx';
import { TextField } from '../../components/inputs/TextField/TextField.tsx';
import { Disclosure } from '../../components/layout/Disclosure/Disclosure.tsx';
import { Heading } from '../../components/typography/Heading/Heading.tsx';
import { type ContrastPair, contrastReport, defineBrand, isLegible } from '../../theme/brand/index.ts';
import { words } from '../words.ts';
import { BrandPage } from './BrandSample.tsx';
import { type BrandWords, sayBrand } from './brandWords.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Brand playground', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const say = words({
  zh: {
    color: '品牌色',
    mark: '标记色',
    markHint: '当前页签、航线和今天；不填用品牌色。',
    wrong: '请输入 #0a4a7d 这样的颜色',
    light: '浅色',
    dark: '深色',
    report: (legible: number, all: number) => `对比度：${all} 组中 ${legible} 组达标`,
    pair: '前景与底色',
    code: '用在网站里',
  },
  en: {
    color: 'Brand colour',
    mark: 'Mark colour',
    markHint: 'The current tab, routes and today. If empty, the brand colour.',
    wrong: 'Enter a colour like #0a4a7d',
    light: 'Light',
    dark: 'Dark',
    report: (legible: number, all: number) => `Contrast: ${legible} of ${all} pairs meet WCAG 2.2 AA`,
    pair: 'Foreground and background',
    code: 'Use it in your site',
  },
});

type Words = ReturnType<typeof say>;
const font = '"Archivo Fairway", "Noto Sans SC", sans-serif';
const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);

function Pair({ name, front, back, ratio, least }: ContrastPair) {
  return (
    <div className={styles.row}>
      <span className={styles.value}>{name.replace(/:$/, '')}</span>
      <span>
        <span className={styles.pair} style={{ color: front, background: back }}>
          {front} / {back}
        </span>{' '}
        <Badge tone={ratio >= least ? 'good' : 'bad'}>{`${ratio.toFixed(2)}:1 ≥ ${least}:1`}</Badge>
      </span>
    </div>
  );
}

/** A page in both schemes of the colours that are typed, with every pair's contrast. */
function Playground({ t, page }: { t: Words; page: BrandWords }) {
  const [color, setColor] = useState('#c8102e');
  const [mark, setMark] = useState('');
  const markFits = mark === '' || isColour(mark);
  const seed = { color, font, ...(isColour(mark) && { mark }) };
  const brand = isColour(color) ? defineBrand('playground', seed) : null;
  return (
    <section className={styles.group}>
      <div className={styles.grid}>
        <TextField
          label={t.color}
          value={color}
          error={brand ? undefined : t.wrong}
          spellCheck={false}
          onChange={({ target }) => setColor(target.value.trim())}
        />
        <TextField
          label={t.mark}
          value={mark}
          hint={t.markHint}
          error={markFits ? undefined : t.wrong}
          spellCheck={false}
          onChange={({ target }) => setMark(target.value.trim())}
        />
      </div>
      {brand && <style>{brand.css}</style>}
      <div className={styles.brands}>
        {brand &&
          (['light', 'dark'] as const).map((scheme) => {
            const pairs = contrastReport(brand[scheme]);
            const legible = pairs.filter(isLegible).length;
            return (
              <div key={scheme} className={styles.group} data-playground={scheme}>
                <Heading level={2} size="title">
                  {t[scheme]}
                </Heading>
                <Notice tone={legible === pairs.length ? 'good' : 'bad'}>
                  {t.report(legible, pairs.length)}
                </Notice>
                <div data-brand="playground" data-scheme={scheme}>
                  <BrandPage t={page} name={t[scheme]} />
                </div>
                <Disclosure summary={t.pair}>
                  {pairs.map((pair) => (
                    <Pair key={pair.name} {...pair} />
                  ))}
                </Disclosure>
              </div>
            );
          })}
      </div>
      {brand && (
        <Disclosure summary={t.code}>
          <pre className={styles.code}>{codeOf(seed)}</pre>
        </Disclosure>
      )}
    </section>
  );
}

function codeOf({ color, mark }: { color: string; mark?: string }): string {
  const fields = [`color: '${color}'`, ...(mark ? [`mark: '${mark}'`] : [])];
  return `import { defineBrand } from '@fairway/ui/brand';\n\nexport const own = defineBrand('own', { ${fields.join(', ')} });`;
}

/** Your own colour on a page of components: type it, and read the contrast of every pair. */
export const BrandPlayground: StoryObj = {
  parameters: { looks: 'screen' },
  render: (_args, { globals }) => <Playground t={say(globals)} page={sayBrand(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const t = say(globals);
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: t.color });
    await userEvent.clear(field);
    await userEvent.type(field, 'teal');
    await expect(canvas.getByText(t.wrong)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '#ffc20e');
    const [, button] = canvas.getAllByRole('button', { name: sayBrand(globals).search });
    const light = canvasElement.querySelector('[data-playground="light"]');
    await expect(button).toBeVisible();
    await expect(light?.querySelector('[data-brand]')).toHaveStyle({ '--fw-color-brand-surface': '#ffc20e' });
    await userEvent.tab();
  },
};
