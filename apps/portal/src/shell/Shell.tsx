import { PageLayout, ToastHost } from '@fairway/ui';
import { useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { questions, sessionLostKey, toasts } from '../failures/notices.ts';
import { loadWords } from '../language/i18n.ts';
import { languageAtom } from '../language/language.ts';
import { useWords } from '../language/useWords.ts';
import { titleKeyOf } from '../navigation/pageTitle.ts';
import { store } from '../store.ts';
import { fetchedPart } from './fetchedPart.tsx';
import type { ShellData } from './loader.ts';
import { QuestionHost } from './QuestionHost.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';
import { useShellWiring } from './useShellWiring.ts';

const loginWords = () => loadWords('features/login', store.get(languageAtom));

const Login = fetchedPart(async () => {
  const [screen] = await Promise.all([import('../features/login/Login.tsx'), loginWords()]);
  return screen;
});

const SocialReturn = fetchedPart(async () => {
  const [part] = await Promise.all([import('../features/login/SocialReturn.tsx'), loginWords()]);
  return part;
});

/** Where it cannot be had, the page before stays until the next one is here. */
const NextPage = fetchedPart(() => import('./NextPage.tsx').catch(() => ({ default: () => null })));

const mainId = 'content';

/** What stands around every screen: header, footer, login dialog, messages and questions. */
export function Shell() {
  // Also drawn before there is any, around the outline of the first page.
  const data = useLoaderData<ShellData | undefined>();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const { t } = useWords();
  useFocusAfterNavigation(mainId);

  return (
    <ToastHost toasts={toasts}>
      <title>{`${t(`title.${titleKeyOf(pathname)}`)} - ${t('site.name')}`}</title>
      <PageLayout
        mainId={mainId}
        header={<ShellHeader reader={data?.reader} />}
        footer={data && <ShellFooter />}
      >
        {data && state === 'idle' ? null : <NextPage />}
        <Outlet />
      </PageLayout>
      {data && <Shown {...data} />}
      <QuestionHost />
    </ToastHost>
  );
}

/** What a page needs once it is on screen. */
function Shown({ reader, readWith }: ShellData) {
  useShellWiring(readWith);
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  // Why the session ended is read first; the login dialog would open over it.
  const telling = useSyncExternalStore(
    questions.subscribe,
    () => questions.read()?.key === sessionLostKey,
    () => false,
  );
  return (
    <>
      {reader.kind === 'visitor' && !telling && asked.has('login') ? <Login /> : null}
      {asked.has('wxcode') ? <SocialReturn /> : null}
      <ScrollRestoration />
    </>
  );
}
