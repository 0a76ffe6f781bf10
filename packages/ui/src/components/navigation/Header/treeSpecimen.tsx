import { useState } from 'react';
import { mountSpecimen } from '../../../stories/mountSpecimen.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { Header } from './Header.tsx';
import type { HeaderSession } from './types.ts';

const areas = ['Home', 'Freight', 'Insurance', 'News', 'Ports', 'Tools'];

/** A rejected company with unread messages: everything that the header can show at once. */
function Site() {
  const [language, setLanguage] = useState('en');
  const [known, setKnown] = useState(true);
  const [asking, setAsking] = useState(false);
  const account: HeaderSession = {
    state: 'account',
    name: 'Farsail',
    badge: 'Enterprise',
    portal: 'company',
    auditStatus: 3,
    verifyHref: '#verify',
    unread: 3,
    items: [{ key: 'orders', label: 'Orders', href: '#orders' }],
    switching: { to: 'toPersonal', onSelect: () => {} },
    onLogout: () => setKnown(false),
  };
  /** The session exists before the dialog closes, as when its address changes. */
  const logIn = () => {
    setKnown(true);
    requestAnimationFrame(() => setAsking(false));
  };
  return (
    <>
      <Header
        brand={<a href="#home">Fairway</a>}
        tabs={areas.map((label) => ({ key: label, label, href: `#${label}` }))}
        current="Freight"
        languages={[
          { code: 'zh', label: '中文' },
          { code: 'en', label: 'English' },
        ]}
        language={language}
        onLanguageChange={setLanguage}
        search={{ label: 'Find', letter: 'K', onOpen: () => {} }}
        utilities={<a href="#help">Help</a>}
        session={known ? account : { state: 'visitor', onLogin: () => setAsking(true) }}
      />
      <main>
        <button type="button">Search</button>
      </main>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Who are you?">
        <button type="button" onClick={logIn}>
          Go on
        </button>
      </Dialog>
    </>
  );
}

mountSpecimen(<Site />, 'div');
