import { useMemo } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Combobox, type ComboboxProps } from '../../inputs/Combobox/Combobox.tsx';
import { Highlight } from '../../inputs/Combobox/Highlight.tsx';
import * as styles from './PortCombobox.css.ts';
import type { PortOption } from './PortOption.ts';
import { rankPorts } from './rankPorts.ts';

export interface PortComboboxProps
  extends Omit<
    ComboboxProps<PortOption>,
    'itemKey' | 'itemText' | 'renderItem' | 'renderEnd' | 'initialItems'
  > {
  /** Ports of the reader's recent routes, newest first: offered before the user types, and first among the results. */
  recent?: readonly PortOption[];
  /** Ports many search for, offered after the recent ones. */
  popular?: readonly PortOption[];
}

const codeOf = (port: PortOption) => port.code;

/** A port found by Chinese or English name, pinyin or code, as `search` supports it. */
export function PortCombobox({ recent = none, popular = none, search, ...rest }: PortComboboxProps) {
  const { lang, portCombobox: say } = useMessages();
  const zh = lang.startsWith('zh');

  const initialItems = useMemo(() => {
    const seen = new Set(recent.map(codeOf));
    const groups = [
      { label: say.recent, items: recent },
      { label: say.popular, items: popular.filter(({ code }) => !seen.has(code)) },
    ].filter(({ items }) => items.length > 0);
    return groups.length > 0 ? groups : undefined;
  }, [recent, popular, say]);

  return (
    <Combobox<PortOption>
      placeholder={say.placeholder}
      {...rest}
      search={async (keyword, signal) => {
        const ports = await search(keyword, signal);
        // A response that is no list is rejected later.
        return Array.isArray(ports) ? rankPorts(ports, recent, keyword) : ports;
      }}
      itemKey={codeOf}
      itemText={({ nameZh, nameEn }) => (zh ? `${nameZh} ${nameEn}` : nameEn)}
      initialItems={initialItems}
      renderItem={(port, keyword) => <Port port={port} keyword={keyword} zh={zh} />}
      renderEnd={({ code }) => <span className={styles.code}>{code}</span>}
    />
  );
}

const none: readonly PortOption[] = [];

function Port({ port, keyword, zh }: { port: PortOption; keyword: string; zh: boolean }) {
  const { code, locode, nameZh, nameEn, countryZh, countryEn } = port;
  const [name, other, country] = zh ? [nameZh, nameEn, countryZh] : [nameEn, nameZh, countryEn];
  return (
    <span className={styles.port}>
      <span className={styles.names}>
        <span className={styles.name}>
          <Highlight text={name} keyword={keyword} />
        </span>
        <span className={styles.other} lang={zh ? 'en' : 'zh-CN'}>
          <Highlight text={other} keyword={keyword} />
        </span>
      </span>
      <span className={styles.side}>
        <span className={styles.code}>
          <Highlight text={code} keyword={keyword} />
          {/* The official code explains why the row was found, so it shows only then. */}
          {locode !== code && isPart(locode, keyword) && !isPart(code, keyword) && (
            <>
              {' · '}
              <Highlight text={locode} keyword={keyword} />
            </>
          )}
        </span>
        <span className={styles.country}>{country}</span>
      </span>
    </span>
  );
}

function isPart(code: string, keyword: string): boolean {
  return keyword !== '' && code.includes(keyword.toUpperCase());
}
