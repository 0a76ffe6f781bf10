import type { Meta, StoryObj } from '@storybook/react-vite';
import * as lucide from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from '../../components/media/Icon/Icon.tsx';
import { words } from '../words.ts';
import * as styles from './foundations.css.ts';
import { iconsOf } from './iconsInUse.ts';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const say = words({
  zh: {
    title: '图标',
    note: '来自 lucide，线宽 1.75，16、20、24 三种大小。图标旁总有文字，或有可读的名称；不用表情符号当图标。',
  },
  en: {
    title: 'Icons',
    note: 'From lucide, stroke 1.75, in 16, 20 and 24 px. An icon is next to words or has an accessible name. Do not use emoji as icons.',
  },
});

const sources = import.meta.glob<string>(['../../components/**/*.tsx', '!**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const names = [...new Set(Object.values(sources).flatMap(iconsOf))].toSorted((one, other) =>
  one.localeCompare(other),
);
// Its list of icons leaves out second names, under which some are imported.
const exported: Readonly<Record<string, unknown>> = lucide;
const used = names.flatMap((name) => {
  const icon = exported[name];
  return icon ? [[name, icon as lucide.LucideIcon] as const] : [];
});
const sizes = [16, 20, 24] as const;

/** Every icon that the kit's components use, found in their sources. */
export const Icons: StoryObj = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <section className={styles.group}>
        <h2 className={styles.heading}>{t.title}</h2>
        <p className={styles.note}>{t.note}</p>
        <div className={styles.icons}>
          {used.map(([name, icon]) => (
            <div key={name} className={styles.icon}>
              <span className={styles.sizes}>
                {sizes.map((size) => (
                  <Icon key={size} icon={icon} size={size} />
                ))}
              </span>
              {name}
            </div>
          ))}
        </div>
      </section>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(names.length).toBeGreaterThan(20);
    for (const name of names) await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg').length).toBe(names.length * sizes.length);
  },
};
