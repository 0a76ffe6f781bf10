import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineBrand } from '../../theme/brand/index.ts';
import { BrandSample } from './BrandSample.tsx';
import { sayBrand } from './brandWords.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Own brand', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const font = '"Archivo Fairway", "Noto Sans SC", sans-serif';

const brands = [
  defineBrand('sample-red', { color: '#c8102e', mark: '#00677f', font, radius: 'sharp' }),
  defineBrand('sample-amber', { color: '#ffc20e', font, radius: 'round' }),
  defineBrand('sample-violet', { color: '#5b3fa0', font }),
];

/** Brands made of one or two colours by `defineBrand`, by day and by night. */
export const OwnBrand: StoryObj = {
  // Each sample has its own scheme.
  parameters: { looks: 'screen' },
  render: (_args, { globals }) => {
    const t = sayBrand(globals);
    return (
      <div className={styles.brands}>
        {brands.flatMap(({ name, css }) =>
          ['light', 'dark'].map((scheme) => (
            <div key={`${name} ${scheme}`} data-brand={name} data-scheme={scheme}>
              <style>{css}</style>
              <BrandSample t={t} />
            </div>
          )),
        )}
      </div>
    );
  },
};
