import { UiProvider } from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import sizes from '../docs/sizes.json';
import { messages, useRoot } from './root.ts';
import { themeFor } from './themes.ts';
import './docs.css';

interface Weight {
  /** kB of script, gzip, React apart. */
  readonly js: number;
  /** kB of style, gzip. */
  readonly css: number;
}

/** A page of documentation; a component's page ends with the size of the component when it is imported alone. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const weight = weightOf(context);
  const globals = useToolbar(context);
  useRoot(globals);
  return (
    <DocsContainer context={context} theme={themeFor(globals)}>
      <UiProvider messages={messages[globals.locale ?? ''] ?? zh}>{children}</UiProvider>
      {weight ? (
        <p className="sbdocs sbdocs-p">
          <small>
            Weighs {weight.js} kB of script and {weight.css} kB of style: gzip, imported alone, React apart;
            measured by <code>npm run bench -- sizes</code>.
          </small>
        </p>
      ) : null}
    </DocsContainer>
  );
}

/** Returns the toolbar's values, also on pages without a story. */
function useToolbar({ channel, ...context }: DocsContainerProps['context']): Record<string, string> {
  const { store } = context as unknown as { store: { userGlobals: { globals: Record<string, string> } } };
  const [globals, setGlobals] = useState(store.userGlobals.globals);
  useEffect(() => {
    const follow = (change: { globals: Record<string, string> }) => setGlobals(change.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}

/** Returns the size of the page's component. Storybook throws for pages without a component, which have no meta. */
function weightOf(context: DocsContainerProps['context']): Weight | undefined {
  try {
    const { component, parameters } = context.resolveOf('meta', ['meta']).preparedMeta;
    const { __docgenInfo: docs } = component as { __docgenInfo?: { displayName?: string } };
    const of: Readonly<Record<string, Weight>> =
      sizes[String(parameters.fileName).includes('packages/forms') ? '@fairway/forms' : '@fairway/ui'];
    return of[docs?.displayName ?? ''];
  } catch {
    return undefined;
  }
}
