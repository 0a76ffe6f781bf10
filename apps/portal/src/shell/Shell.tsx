import { PageLayout, ToastHost } from '@fairway/ui';
import { useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom';
import { questions, sessionLostKey, toasts } from '../failures/notices.ts';
import { loadWords } from '../language/i18n.ts';
import { languageAtom } from '../language/language.ts';
import { useWords } from '../language/useWords.ts';
import { titleKeyOf } from '../navigation/pageTitle.ts';
import { store } from '../store.ts';
import { fetchedPart } from './fetchedPart.tsx';
import type { loader } from './loader.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { QuestionHost } from './QuestionHost.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';
import { useShellWiring } from './useShellWiring.ts';

const loginWords = () => loadWords('login', store.get(languageAtom));

const Login = fetchedPart(async () => {
  const [screen] = await Promise.all([import('../login/Login.tsx'), loginWords()]);
  return screen;
});

const SocialReturn = fetchedPart(async () => {
  const [part] = await Promise.all([import('../login/SocialReturn.tsx'), loginWords()]);
  return part;
});

const mainId = 'content';

/** What stands around every screen: header, footer, login dialog, messages and questions. */
export function Shell() {
  const { reader, readWith } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const { t } = useWords();
  useShellWiring(readWith);
  useFocusAfterNavigation(mainId);
  // Why the session ended is read first; the login dialog would open over it.
  const telling = useSyncExternalStore(
    questions.subscribe,
    () => questions.read()?.key === sessionLostKey,
    () => false,
  );
  const loginAsked = reader.kind === 'visitor' && !telling && new URLSearchParams(search).has('login');

  return (
    <ToastHost toasts={toasts}>
      <title>{`${t(`title.${titleKeyOf(pathname)}`)} - ${t('site.name')}`}</title>
      <NavigationBar />
      <PageLayout mainId={mainId} header={<ShellHeader reader={reader} />} footer={<ShellFooter />}>
        <Outlet />
      </PageLayout>
      {loginAsked ? <Login /> : null}
      {new URLSearchParams(search).has('wxcode') ? <SocialReturn /> : null}
      <QuestionHost />
      <ScrollRestoration />
    </ToastHost>
  );
}
