import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fairway } from '../../theme/brands/fairway.css.ts';
import { quay } from '../../theme/brands/quay.css.ts';
import { cssOf } from '../../theme/design/cssValues.ts';
import { designTokens, propertyOf } from '../../theme/design/designTokens.ts';
import { resolveTokens } from '../../theme/design/resolveTokens.ts';
import { words } from '../words.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Values', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const say = words({
  zh: {
    note: '工具栏里的品牌、深浅色和密度下，每个变量现在的值。设计文件由 npx @fairway/ui tokens --out design 生成。',
    color: '颜色',
    font: '字体',
    radius: '圆角',
    shadow: '阴影',
    density: '密度',
    space: '间距',
    text: '字号与行高',
    weight: '字重',
    motion: '动效',
    stack: '层级',
    breakpoint: '断点',
  },
  en: {
    note: 'Every token with its value in the brand, scheme and density of the toolbar. npx @fairway/ui tokens --out design writes the files for design tools.',
    color: 'Colours',
    font: 'Fonts',
    radius: 'Corners',
    shadow: 'Shadows',
    density: 'Density',
    space: 'Distances',
    text: 'Sizes and line heights',
    weight: 'Weights',
    motion: 'Motion',
    stack: 'Layers',
    breakpoint: 'Breakpoints',
  },
});

const document = designTokens({ fairway, quay });
const groups = [
  ...(['color', 'font', 'radius', 'shadow', 'density'] as const),
  ...(['space', 'text', 'weight', 'motion', 'stack', 'breakpoint'] as const),
];
/** Groups whose values a page has unchanged; of a font it has the families that its language needs. */
const ofBrand = /^(?:color|radius|shadow|density)\./;

/** Every token by its name in code, its custom property and its value. */
export const Values: StoryObj = {
  parameters: { looks: 'screen' },
  render: (_args, { globals }) => {
    const t = say(globals);
    const { brand = 'fairway', scheme = 'light', density = 'comfortable' } = globals;
    const tokens = [...resolveTokens(document, { brand, scheme, density })];
    return (
      <>
        <p className={styles.note}>{t.note}</p>
        {groups.map((group) => (
          <section key={group} className={styles.group}>
            <h2 className={styles.heading}>{t[group]}</h2>
            <div>
              {tokens
                .filter(([path]) => path.startsWith(`${group}.`))
                .map(([path, token]) => (
                  <div key={path} className={styles.tokenRow}>
                    <span>{path}</span>
                    <code className={styles.value}>{propertyOf(path.split('.'))}</code>
                    <span className={styles.value} data-token={path}>
                      {token.$type === 'color' && (
                        <span className={styles.tokenDot} style={{ background: cssOf(token) }} />
                      )}
                      {cssOf(token)}
                    </span>
                  </div>
                ))}
            </div>
          </section>
        ))}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-token]')].map((element) => ({
      path: element.getAttribute('data-token') ?? '',
      text: element.textContent,
    }));
    const page = getComputedStyle(globalThis.document.documentElement);
    const brandRows = rows.filter(({ path }) => ofBrand.test(path));
    await expect(brandRows.length).toBeGreaterThan(60);
    await expect(
      brandRows.filter(
        ({ path, text }) => page.getPropertyValue(propertyOf(path.split('.'))).trim() !== text,
      ),
    ).toEqual([]);
  },
};
