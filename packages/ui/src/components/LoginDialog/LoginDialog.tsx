import type { ReactNode } from 'react';
import { useLink, useMessages } from '../../provider/UiProvider.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs/Tabs.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LoginAside, type LoginBanner } from './LoginAside.tsx';
import * as styles from './LoginDialog.css.ts';

/** Which portal is entered: 1 private, 2 business, as the gateway numbers them. */
export type LoginPortal = 1 | 2;

/** How the person proves who they are. */
export type LoginMode = 'code' | 'password';

export interface LoginDialogProps
  extends Pick<DialogProps, 'open' | 'onClose' | 'guard' | 'busy' | 'returnFocus' | 'className' | 'ref'> {
  portal: LoginPortal;
  onPortalChange: (portal: LoginPortal) => void;
  mode: LoginMode;
  onModeChange: (mode: LoginMode) => void;
  /** The brand, over the banners. */
  logo: ReactNode;
  /** What the site offers, in turn; left out on phones. */
  banners: readonly LoginBanner[];
  /** The form of the chosen portal and mode, with its errors and its submit button. */
  children: ReactNode;
  /** The checkbox that keeps people logged in for 30 days. */
  autoLogin?: ReactNode;
  /** Where the links lead; agreement and privacy open in a new tab. A site without a page for it leaves `forgot` out. */
  links: { readonly forgot?: string; readonly agreement: string; readonly privacy: string };
  /** Entry to the login by social app: its button, or a `QrPanel`. */
  social?: ReactNode;
}

/** Log in or register. It only shows and calls back: portal, mode and form belong to the page. */
export function LoginDialog({
  portal,
  onPortalChange,
  mode,
  onModeChange,
  logo,
  banners,
  children,
  autoLogin,
  links,
  social,
  ...rest
}: LoginDialogProps) {
  const { loginDialog: say } = useMessages();
  const Link = useLink();
  return (
    <Dialog {...rest} size="split" title={say.title} aside={<LoginAside logo={logo} banners={banners} />}>
      <div className={styles.content}>
        <Segmented
          label={say.portal}
          value={String(portal)}
          onChange={(value) => onPortalChange(value === '2' ? 2 : 1)}
          options={[
            { value: '1', label: say.personal },
            { value: '2', label: say.enterprise },
          ]}
          block
        />
        <Tabs
          value={mode}
          onValueChange={(value) => onModeChange(value === 'password' ? 'password' : 'code')}
        >
          <TabList label={say.mode}>
            <Tab value="code">{say.code}</Tab>
            <Tab value="password">{say.password}</Tab>
          </TabList>
          <TabPanel value={mode}>
            <div className={styles.form}>
              {children}
              <div className={styles.between}>
                {autoLogin}
                {mode === 'password' && links.forgot && (
                  <Link href={links.forgot} onClick={() => rest.onClose('cancel')}>
                    {say.forgot}
                  </Link>
                )}
              </div>
            </div>
          </TabPanel>
        </Tabs>
        <p className={styles.foreign}>{say.foreign}</p>
        <p className={styles.consent}>
          {say.consent} <NewTab href={links.agreement}>{say.agreement}</NewTab> {say.and}{' '}
          <NewTab href={links.privacy}>{say.privacy}</NewTab>
        </p>
        {social && (
          <div className={styles.social}>
            <p className={styles.or}>{say.social}</p>
            {social}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function NewTab({ href, children }: { href: string; children: ReactNode }) {
  const { loginDialog } = useMessages();
  const Link = useLink();
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{loginDialog.newTab}</VisuallyHidden>
    </Link>
  );
}
