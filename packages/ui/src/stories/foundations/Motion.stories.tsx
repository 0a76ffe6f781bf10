import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { motion } from '../../theme/index.ts';
import { words } from '../words.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const say = words({
  zh: {
    title: '动效',
    note: '只用来说明东西从哪里来，120 到 200 毫秒；系统要求减少动态效果时全部停用。',
    play: '播放',
  },
  en: {
    title: 'Motion',
    note: 'Only to show where a thing came from, in 120 to 200 ms; none where the system asks for less motion.',
    play: 'Play',
  },
});

const { ease, ...durations } = motion;

function Durations({ label }: { label: string }) {
  const [there, setThere] = useState(false);
  return (
    <>
      <div>
        {Object.entries(durations).map(([name, duration]) => (
          <div key={name} className={styles.row}>
            <span className={styles.value}>
              {name} · {duration}
            </span>
            <span
              className={styles.bar}
              style={{
                inlineSize: 48,
                transition: `translate ${duration} ${ease}`,
                translate: there ? '160px' : '0',
              }}
            />
          </div>
        ))}
      </div>
      <p className={styles.value}>{ease}</p>
      <Button size="small" className={styles.start} onClick={() => setThere((before) => !before)}>
        {label}
      </Button>
    </>
  );
}

/** Durations and the one curve. */
export const Motion: StoryObj = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <section className={styles.group}>
        <h2 className={styles.heading}>{t.title}</h2>
        <p className={styles.note}>{t.note}</p>
        <Durations label={t.play} />
      </section>
    );
  },
};
