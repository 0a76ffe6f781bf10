import { PageLayout, ToastHost } from '@fairway/ui';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { useSite } from '../context.tsx';
import type { ShellData } from '../navigation/reader.ts';
import { SteadyRoute } from '../navigation/SteadyRoute.tsx';
import { fetchedPart } from './fetchedPart.tsx';
import { PageTitle } from './PageTitle.tsx';
import { QuestionHost } from './QuestionHost.tsx';
import { useBeginAnew, useKeptPlace } from './useBeginAnew.ts';
import { useShellWiring } from './useShellWiring.ts';

/** Where it cannot be had, the page before stays until the next one is here. */
const NextPage = fetchedPart(() => import('./NextPage.tsx').catch(() => ({ default: () => null })));

const mainId = 'content';

export interface SiteShellProps {
  header: ReactNode;
  footer: ReactNode;
  /** What a page needs once it is on screen: a login over it, for example. */
  children?: ReactNode;
}

/** What stands around every screen: title, header, footer, messages and questions, and what is awaited. */
export function SiteShell({ header, footer, children }: SiteShellProps) {
  // Also drawn before there is any, around the outline of the first page.
  const data = useLoaderData<ShellData | undefined>();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const { toasts } = useSite();
  useBeginAnew(pathname);
  useKeptPlace();

  return (
    <ToastHost toasts={toasts}>
      {data ? null : <PageTitle />}
      <PageLayout
        mainId={mainId}
        header={<SteadyRoute>{header}</SteadyRoute>}
        footer={data && <SteadyRoute>{footer}</SteadyRoute>}
      >
        {data && state === 'idle' ? null : <NextPage />}
        <Outlet />
      </PageLayout>
      {data && <Shown {...data}>{children}</Shown>}
      <QuestionHost />
    </ToastHost>
  );
}

function Shown({ readWith, children }: ShellData & Pick<SiteShellProps, 'children'>) {
  useShellWiring(readWith);
  return (
    <>
      {children}
      <ScrollRestoration />
    </>
  );
}
