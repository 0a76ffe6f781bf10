import '@fontsource/noto-sans-sc/chinese-simplified-400.css';
import '@fontsource/noto-sans-sc/chinese-simplified-600.css';
import '@fontsource/noto-sans-sc/chinese-simplified-700.css';
import '@fairway/ui/brands/fairway';
import '@fairway/ui/brands/quay';
import { PermissionProvider, UiProvider } from '@fairway/ui';
import { roleNumber } from '@fairway/ui/access';
import { zh } from '@fairway/ui/messages/zh';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { readableArgs } from './argTypes.ts';
import { DocsPage } from './DocsPage.tsx';
import { Frame, screenOf } from './Frame.tsx';
import { freezeClock } from './freezeClock.ts';
import { globalsOf, looks, viewports } from './looks.ts';
import { handlersOf, networks } from './network.ts';
import { messages, useRoot } from './root.ts';
import { shownCode } from './shownCode.ts';

/** Viewers of a story, by the specification's role numbers; the admin has every permission. */
const viewers = {
  visitor: { role: roleNumber.visitor, permissions: [] },
  general: { role: roleNumber.general, permissions: [] },
  vip: { role: roleNumber.vip, permissions: ['route:view'] },
  invite: { role: roleNumber.invite, permissions: ['route:view', 'order:pay'] },
  admin: { role: roleNumber.invite, permissions: ['*'] },
};
const margin = { padding: 16 };

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;
type ToolbarIcon = Extract<Toolbar, { icon?: unknown }>['icon'];

// Parts are loaded on demand, slowly on a busy machine; a failed wait still reports the missing element.
configure({ asyncUtilTimeout: 10_000 });

/** The axe rules that apply to whole documents only, not to `body`: a part of a page cannot meet them. */
const rulesOfPages = ['bypass', 'landmark-one-main', 'page-has-heading-one'];

/** Vitest runs the stories, without the panel of Storybook that shows the results. */
const isTest = import.meta.env.VITEST_STORYBOOK === 'false';

/**
 * With `body`, as in the panel, axe walks through all elements for each of its rules; with the whole document it looks
 * them up in an index that it builds anyway.
 */
const quickAxe = {
  context: 'html',
  options: {
    reporter: 'no-passes',
    rules: Object.fromEntries(rulesOfPages.map((id) => [id, { enabled: false }])),
  },
};

// A caret blinks: pictures would depend on the moment. In forced colours it cannot be hidden, and does not blink.
if (isTest)
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent: '* { caret-color: transparent !important; caret-animation: manual !important; }',
    }),
  );

const withRoot: Decorator = (Story, context) => {
  const { globals, parameters, storyGlobals } = context;
  const viewer = viewers[globals.role as keyof typeof viewers] ?? viewers.visitor;
  useRoot(globals);
  const screen = screenOf(context);
  if (screen) return <Frame context={context} screen={screen} />;
  return (
    <UiProvider messages={messages[globals.locale] ?? zh}>
      <PermissionProvider {...viewer}>
        <div
          data-story={parameters.pixels ?? 'part'}
          data-looks={parameters.looks}
          data-same-as={parameters.sameAs}
          data-screen={storyGlobals.viewport ? 'own' : undefined}
          data-grows={parameters.growsWithScreen ? '' : undefined}
          style={parameters.layout === 'fullscreen' ? undefined : margin}
        >
          <Story />
        </div>
      </PermissionProvider>
    </UiProvider>
  );
};

const startAnswering = mswLoader();

/** The story's own responses, created each time it is opened, preceded by the toolbar's effect on the network. */
const withNetwork: Loader = async (context) => {
  await startAnswering(context);
  const { answers } = context.parameters as { answers?: () => HttpHandler[] };
  context.msw?.use(...handlersOf(context.globals.network), ...(answers?.() ?? []));
  return {};
};

const choice = (title: string, icon: ToolbarIcon, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

const preview: Preview = {
  loaders: [withNetwork],
  // Not in `beforeEach`: a file with its own would replace it, and its stories would show today's date.
  beforeEach: ({ parameters }) => (parameters.now ? freezeClock(parameters.now) : undefined),
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
    // The panel lists everything; a test needs only the violations, and sending the rest costs more than finding it.
    a11y: { test: 'error', ...(isTest ? quickAxe : {}) },
    controls: { expanded: true },
    docs: { container: DocsPage, source: { transform: shownCode } },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          'The seven',
          'Actions',
          'Layout',
          'Media',
          'Inputs',
          'Dates',
          'Forms',
          'Data',
          'Feedback',
          'Overlays',
          'Navigation',
          'Access',
          'Payment',
          'Trade',
          'Shop',
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
