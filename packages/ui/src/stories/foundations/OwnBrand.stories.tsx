import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Badge } from '../../components/feedback/Badge/Badge.tsx';
import { Notice } from '../../components/feedback/Notice/Notice.tsx';
import { Steps } from '../../components/feedback/Steps/Steps.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Heading } from '../../components/typography/Heading/Heading.tsx';
import { Text } from '../../components/typography/Text/Text.tsx';
import { defineBrand } from '../../theme/brand/index.ts';
import { words } from '../words.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Own brand', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const say = words({
  zh: {
    search: '查询船期',
    keep: '收藏',
    route: '上海 → 洛杉矶',
    open: '可订',
    text: '截港 11月26日 18:00，次日开船。',
    notice: '运价每日更新，以下单时为准。',
    steps: '订舱进度',
    choose: '选船期',
    fill: '填货物',
    pay: '付款',
  },
  en: {
    search: 'Search sailings',
    keep: 'Keep',
    route: 'Shanghai → Los Angeles',
    open: 'Open',
    text: 'CY cut-off 26 Nov 18:00, sails the day after.',
    notice: 'Prices change daily; the one you book at counts.',
    steps: 'Your booking',
    choose: 'Sailing',
    fill: 'Cargo',
    pay: 'Payment',
  },
});

const font = '"Archivo Fairway", "Noto Sans SC", sans-serif';

const brands = [
  defineBrand('sample-red', { color: '#c8102e', mark: '#00677f', font, radius: 'sharp' }),
  defineBrand('sample-amber', { color: '#ffc20e', font, radius: 'round' }),
  defineBrand('sample-violet', { color: '#5b3fa0', font }),
];

function Sample({ t }: { t: ReturnType<typeof say> }) {
  return (
    <Stack gap="m" className={styles.brandGround}>
      <Inline gap="s">
        <Heading level={3} size="title">
          {t.route}
        </Heading>
        <Badge tone="tint">{t.open}</Badge>
      </Inline>
      <Text tone="quiet">{t.text}</Text>
      <Steps
        label={t.steps}
        orientation="vertical"
        steps={[
          { id: 'a', title: t.choose, status: 'done' },
          { id: 'b', title: t.fill, status: 'current' },
          { id: 'c', title: t.pay, status: 'waiting' },
        ]}
      />
      <Notice>{t.notice}</Notice>
      <Inline gap="s">
        <Button tone="brand">{t.search}</Button>
        <Button>{t.keep}</Button>
      </Inline>
    </Stack>
  );
}

/** Brands made of one or two colours by `defineBrand`, by day and by night. */
export const OwnBrand: StoryObj = {
  // Each sample has its own scheme.
  parameters: { looks: 'screen' },
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <div className={styles.brands}>
        {brands.flatMap(({ name, css }) =>
          ['light', 'dark'].map((scheme) => (
            <div key={`${name} ${scheme}`} data-brand={name} data-scheme={scheme}>
              <style>{css}</style>
              <Sample t={t} />
            </div>
          )),
        )}
      </div>
    );
  },
};
