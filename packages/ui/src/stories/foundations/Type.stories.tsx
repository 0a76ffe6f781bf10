import type { Meta, StoryObj } from '@storybook/react-vite';
import { text, vars, weight } from '../../theme/index.ts';
import { words } from '../words.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const say = words({
  zh: {
    sizes: '字号',
    sample: '上海 → 鹿特丹，每周三截港',
    weights: '字重',
    numbers: '数字与代码',
    numbersNote: '数字等宽、略窄、右对齐；最要紧的价格用粗体。',
  },
  en: {
    sizes: 'Sizes',
    sample: 'Shanghai → Rotterdam, CY cut-off every Wednesday',
    weights: 'Weights',
    numbers: 'Numbers and codes',
    numbersNote: 'Figures of equal width, slightly condensed, to the right; the price that matters in bold.',
  },
});

const figures = { '20GP': '$1,890', '40HQ': '$12,405', 'UN/LOCODE': 'CNSHG', 'ISO 6346': 'MSKU 907032 3' };

/** The scale of sizes and weights, as the theme has it. */
export const Type: StoryObj = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <>
        <section className={styles.group}>
          <h2 className={styles.heading}>{t.sizes}</h2>
          <div>
            {Object.entries(text).map(([name, size]) => (
              <div key={name} className={styles.row}>
                <span className={styles.value}>
                  {name} · {size.fontSize}
                </span>
                <span style={size}>{t.sample}</span>
              </div>
            ))}
          </div>
        </section>
        <section className={styles.group}>
          <h2 className={styles.heading}>{t.weights}</h2>
          <div>
            {Object.entries(weight).map(([name, fontWeight]) => (
              <div key={name} className={styles.row}>
                <span className={styles.value}>
                  {name} · {fontWeight}
                </span>
                <span style={{ ...text.lead, fontWeight }}>
                  {t.sample}
                  {/* Neighbouring weights are distinguishable in Latin letters, hardly in Chinese. */}
                  {globals.locale === 'zh' && <span lang="en"> · Shanghai → Rotterdam 2026</span>}
                </span>
              </div>
            ))}
          </div>
        </section>
        <section className={styles.group}>
          <h2 className={styles.heading}>{t.numbers}</h2>
          <p className={styles.note}>{t.numbersNote}</p>
          <div>
            {Object.entries(figures).map(([name, figure]) => (
              <div key={name} className={styles.row}>
                <span className={styles.value}>{name}</span>
                <span
                  style={{
                    ...text.lead,
                    fontFamily: vars.font.number,
                    fontStretch: vars.font.numberWidth,
                    fontVariantNumeric: 'tabular-nums',
                    fontWeight: weight.heavy,
                    textAlign: 'end',
                    maxInlineSize: '10em',
                  }}
                >
                  {figure}
                </span>
              </div>
            ))}
          </div>
        </section>
      </>
    );
  },
};
