import { useLoaded } from '@fairway/site';
import { Content, EmptyState, Skeleton } from '@fairway/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../../language/words.ts';
import { linkIn, quotationAddress } from './address.ts';
import type { loader } from './loader.ts';
import { Quotation } from './Quotation.tsx';
import * as styles from './QuotationScreen.css.ts';
import type { words } from './words.zh.ts';

const never = () => () => undefined;

/** A customer reads a quotation, and accepts or declines it, without a login. */
function QuotationScreen() {
  const { link, quote } = useLoaded<typeof loader>();
  return (
    <Content whole>
      <div className={styles.sheet}>
        {link !== null && quote !== null ? <Quotation key={link} link={link} quote={quote} /> : null}
        {link !== null && quote === null ? <Unknown /> : null}
        {link === null ? <OlderLink /> : null}
      </div>
    </Content>
  );
}

/** Older links have their secret after `#`, which a server does not receive. */
function OlderLink() {
  const { t } = useWords<typeof words>();
  const { hash } = useLocation();
  const link = useSyncExternalStore(
    never,
    () => linkIn(hash.slice(1)),
    () => undefined,
  );
  useEffect(() => {
    // Not by the router: if the connection is lost, the browser's own page keeps the whole address.
    if (link) window.location.replace(quotationAddress({ link }));
  }, [link]);
  return link === null ? <Unknown /> : <Skeleton rows={8} columns={2} label={t('quotation.opening')} />;
}

function Unknown() {
  const { t } = useWords<typeof words>();
  return (
    <EmptyState kind="none-match" level={1} title={t('quotation.unknown')}>
      {t('quotation.unknownText')}
    </EmptyState>
  );
}

export { QuotationScreen as Component };
