import '@fontsource/noto-sans-sc/chinese-simplified-400.css';
import '@fontsource/noto-sans-sc/chinese-simplified-600.css';
import '@fontsource/noto-sans-sc/chinese-simplified-700.css';
import '@fairway/ui/brands/fairway';
import '@fairway/ui/brands/quay';
import { PermissionProvider, roleNumber, UiProvider } from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { readableArgs } from './argTypes.ts';
import { DocsPage } from './DocsPage.tsx';
import { Frame, screenOf } from './Frame.tsx';
import { globalsOf, looks, viewports } from './looks.ts';
import { handlersOf, networks } from './network.ts';
import { messages, useRoot } from './root.ts';

/** Who looks at a story, by the specification's role numbers; the admin holds every permission. */
const viewers = {
  visitor: { role: roleNumber.visitor, permissions: [] },
  general: { role: roleNumber.general, permissions: [] },
  vip: { role: roleNumber.vip, permissions: ['route:view'] },
  invite: { role: roleNumber.invite, permissions: ['route:view', 'order:pay'] },
  admin: { role: roleNumber.invite, permissions: ['*'] },
};
const margin = { padding: 16 };

const withRoot: Decorator = (Story, context) => {
  const { globals, parameters } = context;
  const viewer = viewers[globals.role as keyof typeof viewers] ?? viewers.visitor;
  useRoot(globals);
  const screen = screenOf(context);
  if (screen) return <Frame context={context} screen={screen} />;
  return (
    <UiProvider messages={messages[globals.locale] ?? zh}>
      <PermissionProvider {...viewer}>
        <div
          data-story={parameters.pixels ?? 'part'}
          style={parameters.layout === 'fullscreen' ? undefined : margin}
        >
          <Story />
        </div>
      </PermissionProvider>
    </UiProvider>
  );
};

const answerFromStory = mswLoader();

/** The story's own answers, and before them what the toolbar does to the network. */
const withNetwork: Loader = async (context) => {
  await answerFromStory(context);
  const handlers = handlersOf(context.globals.network);
  if (handlers.length > 0) context.msw?.use(...handlers);
  return {};
};

const choice = (title: string, icon: string, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

const preview: Preview = {
  loaders: [withNetwork],
  argTypesEnhancers: [readableArgs],
  decorators: [withRoot],
  initialGlobals: {
    locale: 'zh',
    scheme: 'light',
    density: 'comfortable',
    brand: 'fairway',
    role: 'general',
    network: 'steady',
  },
  globalTypes: {
    locale: choice('Language', 'globe', { zh: '中文', en: 'English' }),
    scheme: choice('Scheme', 'contrast', { light: 'Light', dark: 'Dark' }),
    density: choice('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    brand: choice('Brand', 'paintbrush', { fairway: 'Fairway', quay: 'Quay' }),
    role: choice('Role', 'user', {
      visitor: 'Visitor',
      general: 'General (1)',
      vip: 'VIP (2)',
      invite: 'Invite (3)',
      admin: 'Admin (*)',
    }),
    network: choice('Network', 'lightning', networks),
  },
  parameters: {
    layout: 'padded',
    // The panel lists everything; a test needs only what is wrong, and the rest costs as much as finding it.
    a11y: { test: 'error', options: import.meta.env.VITEST ? { resultTypes: ['violations'] } : {} },
    controls: { expanded: true },
    docs: { container: DocsPage },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          'The seven',
          'Actions',
          'Inputs',
          'Forms',
          'Data',
          'Feedback',
          'Navigation',
          'Overlays',
          'Maps',
          'Screens',
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: {
      modes: Object.fromEntries(
        looks.map((look) => [look.name, { ...globalsOf(look), viewport: look.viewport }]),
      ),
    },
  },
  tags: ['autodocs'],
};
export default preview;
