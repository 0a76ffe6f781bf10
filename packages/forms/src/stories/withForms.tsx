import type { Decorator } from '@storybook/react-vite';
import { en } from '../messages/en.ts';
import { zh } from '../messages/zh.ts';
import { FormsProvider } from '../provider/FormsProvider.tsx';

/** The texts of forms in the toolbar's language, in a column as wide as a dialog. */
export const withForms: Decorator = (Story, { globals }) => (
  <FormsProvider messages={globals.locale === 'en' ? en : zh}>
    <div style={{ maxInlineSize: 400 }}>
      <Story />
    </div>
  </FormsProvider>
);

/** The same on a whole page. */
export const withFormsPage: Decorator = (Story, { globals }) => (
  <FormsProvider messages={globals.locale === 'en' ? en : zh}>
    <Story />
  </FormsProvider>
);
