import type { ClosingState } from '@fairway/gateway/contract/personalData';
import type { Profile } from '@fairway/gateway/contract/user';
import { useNotify } from '@fairway/site';
import { Button, Icon, Section } from '@fairway/ui';
import { Download, type LucideIcon, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { WithForms } from '../../../features/account/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import * as styles from './MySettingScreen.css.ts';
import { waysOf } from './ProofFields.tsx';
import type { words } from './words.zh.ts';

export interface MyDataProps {
  profile: Profile;
  /** Null for a company account, which is transferred instead of closed. */
  closing: ClosingState | null;
}

/** The rights of a person by law: a copy of everything, and deletion. */
export function MyData({ profile, closing }: MyDataProps) {
  const { t } = useWords<typeof words>();
  const notifyExport = useNotify('export');
  const notifyClosing = useNotify('closing');
  const [copying, setCopying] = useState(false);
  const [asking, setAsking] = useState(false);

  const copy = () => {
    if (waysOf(profile).length > 0) setCopying(true);
    else notifyExport(t('mySetting.exportNeedContact'), 'caution');
  };
  const fetchCopy = (url: string) => {
    setCopying(false);
    download(url);
  };
  const ask = ({ blockers }: ClosingState) => {
    const [blocker] = blockers;
    const why = blocker
      ? t(`mySetting.blockers.${blocker}`)
      : profile.phone || profile.email
        ? null
        : t('mySetting.needContact');
    if (why) notifyClosing(why, 'caution');
    else setAsking(true);
  };
  return (
    <Section ground="none" title={t('mySetting.data')} note={t('mySetting.dataNote')}>
      <ul className={styles.rows}>
        <DataRow icon={Download} name={t('mySetting.exportName')} text={t('mySetting.exportText')}>
          <Button size="small" onClick={copy}>
            {t('mySetting.exportAct')}
          </Button>
        </DataRow>
        {closing && !closing.asked ? (
          <DataRow icon={UserX} name={t('mySetting.closeName')} text={t('mySetting.closeText')}>
            <Button size="small" onClick={() => ask(closing)}>
              {t('mySetting.closeAct')}
            </Button>
          </DataRow>
        ) : null}
      </ul>
      {copying ? (
        <WithForms>
          <ExportDialog profile={profile} onClose={() => setCopying(false)} onReady={fetchCopy} />
        </WithForms>
      ) : null}
      {asking && closing ? (
        <WithForms>
          <CloseDialog profile={profile} closing={closing} onClose={() => setAsking(false)} />
        </WithForms>
      ) : null}
    </Section>
  );
}

interface DataRowProps {
  icon: LucideIcon;
  name: string;
  text: string;
  children: ReactNode;
}

function DataRow({ icon, name, text, children }: DataRowProps) {
  return (
    <li className={styles.row}>
      <Icon icon={icon} className={styles.sign} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{text}</p>
      </div>
      {children}
    </li>
  );
}

/** Has the browser fetch a file, without leaving the page. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
