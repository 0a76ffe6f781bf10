import { useState } from 'react';
import { mountSpecimen } from '../../stories/mountSpecimen.tsx';
import { Header } from './Header.tsx';

const areas = ['Home', 'Freight rates', 'Insurance', 'News', 'Encyclopedia', 'Tools'];

/** A company that was rejected, with unread messages: everything that the header can say at once. */
function Site() {
  const [language, setLanguage] = useState('en');
  return (
    <>
      <Header
        brand={<a href="#home">Fairway</a>}
        tabs={areas.map((label) => ({ key: label, label, href: `#${label}` }))}
        current="Freight rates"
        languages={[
          { code: 'zh', label: '中文' },
          { code: 'en', label: 'English' },
        ]}
        language={language}
        onLanguageChange={setLanguage}
        utilities={<a href="tel:4008200000">400 820 0000</a>}
        session={{
          state: 'account',
          name: 'Farsail',
          badge: 'Enterprise',
          portal: 'company',
          auditStatus: 3,
          verifyHref: '#verify',
          unread: 3,
          items: [{ key: 'orders', label: 'Orders', href: '#orders' }],
          switching: { to: 'toPersonal', onSelect: () => {} },
          onLogout: () => {},
        }}
      />
      <main>
        <button type="button">Search</button>
      </main>
    </>
  );
}

mountSpecimen(<Site />, 'div');
