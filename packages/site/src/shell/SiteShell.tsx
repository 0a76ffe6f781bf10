import { PageLayout, ToastHost } from '@fairway/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { useNotices } from '../notices/useNotices.ts';
import type { ShellData } from '../session/reader.ts';
import { bar } from './bar.css.ts';
import { QuestionHost } from './QuestionHost.tsx';
import { scrollKeyOf, scrollStorageKey } from './scrollPosition.ts';
import { useFocusAfterNavigation, useFocusOnChange } from './useFocusOnChange.ts';
import { useSyncShell } from './useSyncShell.ts';

/** If it cannot be loaded, the previous page stays until the next one is loaded. */
const NextPage = lazy(() => import('./NextPage.tsx').catch(() => ({ default: () => null })));

const mainId = 'content';

/** The frame receives the page, and the id that its `<main>` has. */
export interface FrameProps {
  mainId: string;
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export interface SiteShellProps {
  header?: ReactNode;
  footer?: ReactNode;
  /** Around header, page and footer, in place of the kit's `PageLayout`. */
  frame?: ComponentType<FrameProps>;
  /** Content that a page needs once it is on screen: a login over it, for example. */
  children?: ReactNode;
}

/** The frame around every screen: title, header, footer, messages and questions, and the awaited page. */
export function SiteShell({ header, footer, frame: Frame = PageLayout, children }: SiteShellProps) {
  // Also drawn before there is any, around the outline of the first page.
  const data = useLoaderData<ShellData | undefined>();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const { toasts } = useNotices();
  const turn = data?.ownerCount ?? 0;
  useFocusOnChange(`${pathname} ${turn}`);
  useFocusAfterNavigation();

  return (
    <ToastHost toasts={toasts}>
      {data ? null : <PageTitle />}
      <Frame mainId={mainId} header={header} footer={data && footer}>
        {data && state === 'idle' ? null : <Awaiting />}
        {/* With another turn everything that was typed is gone from the screen too. */}
        <Outlet key={turn} />
      </Frame>
      {data && <Shown data={data}>{children}</Shown>}
      <QuestionHost />
    </ToastHost>
  );
}

/** The line above the page moves from the press on, also while what draws the outline is fetched itself. */
function Awaiting() {
  return (
    <>
      <div className={bar} aria-hidden="true" data-awaiting />
      <Suspense>
        <NextPage />
      </Suspense>
    </>
  );
}

function Shown({ data, children }: { data: ShellData } & Pick<SiteShellProps, 'children'>) {
  useSyncShell(data);
  return (
    <>
      {children}
      <ScrollRestoration getKey={scrollKeyOf} storageKey={scrollStorageKey} />
    </>
  );
}
