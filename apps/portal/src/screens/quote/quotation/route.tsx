import { useGateway, useLocalization } from '@fairway/site';
import { Content, Skeleton } from '@fairway/ui';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { OpenedLink } from '../../../calls/quotation.ts';
import { useWords } from '../../../language/words.ts';
import { Opened } from './Opened.tsx';
import * as styles from './QuotationScreen.css.ts';
import type { words } from './words.zh.ts';

const calls = () => import('../../../calls/quotation.ts');
const never = () => () => undefined;

/** A customer reads a quotation, and accepts or declines it, without a login. */
function QuotationScreen() {
  const { hash } = useLocation();
  // The part after `#` is not sent to the server, so a server-rendered page waits for the browser.
  const link = useSyncExternalStore(
    never,
    () => hash.slice(1),
    () => null,
  );
  return (
    <Content whole>
      <div className={styles.sheet}>{link === null ? <Waiting /> : <Opening key={link} link={link} />}</div>
    </Content>
  );
}

function Opening({ link }: { link: string }) {
  const { send } = useGateway();
  const { loadWords } = useLocalization();
  const read = async (): Promise<OpenedLink> => {
    // Not in a loader: the browser runs none for a page that the server drew.
    const [{ openQuotation }] = await Promise.all([calls(), loadWords('features/quote')]);
    return openQuotation(send, link);
  };
  const [opening, setOpening] = useState(read);
  return (
    <Suspense fallback={<Waiting />}>
      <Opened link={link} opening={opening} onRetry={() => setOpening(read())} />
    </Suspense>
  );
}

function Waiting() {
  const { t } = useWords<typeof words>();
  return <Skeleton rows={8} columns={2} label={t('quotation.opening')} />;
}

export { QuotationScreen as Component };
