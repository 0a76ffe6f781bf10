import type { Meta, StoryObj } from '@storybook/react-vite';
import { densityNames } from '../../theme/contract.css.ts';
import { breakpoint, space, vars } from '../../theme/index.ts';
import { words } from '../words.ts';
import * as styles from './foundations.css.ts';
import { useComputed } from './useComputed.ts';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const say = words({
  zh: {
    space: '间距',
    density: '密度',
    densityNote: '控件高度、行高和内边距随密度整体缩放；换工具栏里的密度看看。',
    radius: '圆角与阴影',
    breakpoints: '断点',
  },
  en: {
    space: 'Distances',
    density: 'Density',
    densityNote:
      'Heights of controls and rows and their insets scale on one axis: change the density in the toolbar.',
    radius: 'Corners and shadows',
    breakpoints: 'Breakpoints',
  },
});

function Density({ name, length }: { name: string; length: string }) {
  const [value] = useComputed([length]);
  return (
    <div className={styles.row}>
      <span className={styles.value}>
        {name} · {value}
      </span>
      <span className={styles.bar} style={{ inlineSize: length }} />
    </div>
  );
}

/** Distances, density, corners, shadows and breakpoints of the theme. */
export const Space: StoryObj = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <>
        <section className={styles.group}>
          <h2 className={styles.heading}>{t.space}</h2>
          <div>
            {Object.entries(space).map(([name, length]) => (
              <div key={name} className={styles.row}>
                <span className={styles.value}>
                  {name} · {length}
                </span>
                <span className={styles.bar} style={{ inlineSize: length }} />
              </div>
            ))}
          </div>
        </section>
        <section className={styles.group}>
          <h2 className={styles.heading}>{t.density}</h2>
          <p className={styles.note}>{t.densityNote}</p>
          <div>
            {Object.entries(densityNames).map(([name, length]) => (
              <Density key={name} name={name} length={length} />
            ))}
          </div>
        </section>
        <section className={styles.group}>
          <h2 className={styles.heading}>{t.radius}</h2>
          <div className={styles.grid}>
            {Object.entries(vars.radius).map(([name, borderRadius]) => (
              <div key={name} className={styles.box} style={{ borderRadius }}>
                {name}
              </div>
            ))}
            {Object.entries(vars.shadow).map(([name, boxShadow]) => (
              <div key={name} className={styles.box} style={{ boxShadow, borderColor: 'transparent' }}>
                {name}
              </div>
            ))}
          </div>
        </section>
        <section className={styles.group}>
          <h2 className={styles.heading}>{t.breakpoints}</h2>
          <div>
            {Object.entries(breakpoint).map(([name, width]) => (
              <div key={name} className={styles.row}>
                <span>{name}</span>
                <span className={styles.value}>{width} px</span>
              </div>
            ))}
          </div>
        </section>
      </>
    );
  },
};
