import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast } from '../../theme/contrast.ts';
import { vars } from '../../theme/index.ts';
import { words } from '../words.ts';
import * as styles from './foundations.css.ts';
import { useComputed } from './useComputed.ts';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const say = words({
  zh: {
    pairs: '底与字',
    pairsNote: '颜色成对使用：每种底只配它自己的字色，对比度都不低于 4.5:1。换品牌、换深浅色，组件不用改。',
    single: '单色',
    singleNote: '可放在页面、浮起和下沉三种底上的字色，以及线、焦点和海图的颜色。',
  },
  en: {
    pairs: 'Surfaces and their inks',
    pairsNote:
      'Colours come in pairs: each surface has its inks, all at 4.5:1 or better. Brands and schemes change them; components do not.',
    single: 'Single colours',
    singleNote: 'Inks for page, raised and sunk surfaces, and colours of lines, focus and the chart.',
  },
});

type Group = Readonly<Record<string, string>>;
const colours: Readonly<Record<string, string | Group>> = vars.color;
const groups = Object.entries(colours).flatMap(([name, of]) =>
  typeof of === 'string' ? [] : [{ name, of }],
);
const singles = Object.entries(colours).flatMap(([name, of]) =>
  typeof of === 'string' ? [{ name, of }] : [],
);

/** A surface with each of its inks, and how they contrast. */
function Pair({ name, colours }: { name: string; colours: Group }) {
  const { surface = '', ...rest } = colours;
  const inks = Object.entries(rest).filter(([key]) => key.startsWith('ink'));
  const [ground = '', ...values] = useComputed([surface, ...inks.map(([, ink]) => ink)]);
  return (
    <div className={styles.swatch} style={{ background: surface, color: colours.ink }}>
      <span className={styles.swatchName}>{name}</span>
      <span className={styles.ratios}>
        {inks.map(([key, ink], index) => (
          <span key={key} style={{ color: ink }} data-ratio={ratio(values[index], ground)}>
            {key} {ratio(values[index], ground)}
          </span>
        ))}
      </span>
    </div>
  );
}

function ratio(ink: string | undefined, ground: string): string {
  return ink ? contrast(ink, ground).toFixed(1) : '';
}

function Single({ name, colour }: { name: string; colour: string }) {
  const [value] = useComputed([colour]);
  return (
    <div className={styles.chip}>
      <span className={styles.dot} style={{ background: colour }} />
      <span>
        {name}
        <br />
        <span className={styles.value}>{value}</span>
      </span>
    </div>
  );
}

/** Every colour of the contract, read from the current theme. */
export const Colour: StoryObj = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <>
        <section className={styles.group}>
          <h2 className={styles.heading}>{t.pairs}</h2>
          <p className={styles.note}>{t.pairsNote}</p>
          <div className={styles.grid}>
            {groups.map(({ name, of }) => (
              <Pair key={name} name={name} colours={of} />
            ))}
          </div>
        </section>
        <section className={styles.group}>
          <h2 className={styles.heading}>{t.single}</h2>
          <p className={styles.note}>{t.singleNote}</p>
          <div className={styles.grid}>
            {singles.map(({ name, of }) => (
              <Single key={name} name={name} colour={of} />
            ))}
          </div>
        </section>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const ratios = [...canvasElement.querySelectorAll('[data-ratio]')].map((element) =>
      Number(element.getAttribute('data-ratio')),
    );
    await expect(ratios.length).toBeGreaterThan(20);
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  },
};
