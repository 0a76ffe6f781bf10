import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Segmented } from '../../inputs/Segmented/Segmented.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../navigation/Tabs/Tabs.tsx';
import { Dialog, type DialogProps } from '../../overlays/Dialog/Dialog.tsx';
import { LoginAside, type LoginBanner } from './LoginAside.tsx';
import * as styles from './LoginDialog.css.ts';

/** Which portal is entered: 1 private, 2 business, as the gateway numbers them. */
export type LoginPortal = 1 | 2;

/** The login method. */
export type LoginMode = 'code' | 'password';

/** The choices of an open dialog. */
export interface LoginChoice {
  readonly portal: LoginPortal;
  readonly mode: LoginMode;
  /** Switches to the other login method, which a refusal may propose: 'please change login method'. */
  readonly setMode: (mode: LoginMode) => void;
}

export interface LoginDialogProps
  extends Pick<
    DialogProps,
    'open' | 'onClose' | 'guard' | 'loading' | 'busy' | 'error' | 'returnFocus' | 'className' | 'ref'
  > {
  /** Given together with `onPortalChange`, the page decides; left out, each opening starts with the private portal. */
  portal?: LoginPortal;
  /** Hears which portal was chosen. */
  onPortalChange?: (portal: LoginPortal) => void;
  /** Given together with `onModeChange`, the page decides; left out, each opening starts with the code. */
  mode?: LoginMode;
  /** Hears which way to log in was chosen. */
  onModeChange?: (mode: LoginMode) => void;
  /** The brand, over the banners. */
  logo: ReactNode;
  /** Banners of the site, shown in turn, 2 s each; left out on phones. */
  banners: readonly LoginBanner[];
  /** The form of the chosen portal and mode, with its errors and its submit button. */
  children: ReactNode | ((choice: LoginChoice) => ReactNode);
  /** The checkbox that keeps people logged in for 30 days. */
  autoLogin?: ReactNode;
  /** Called by the link for a forgotten password; without it there is no such link. */
  onForgotPassword?: (portal: LoginPortal) => void;
  /** The targets of the links, each opened in a new tab. */
  links: { readonly agreement: string; readonly privacy: string };
  /** Entry to the login by social app, under the form. */
  social?: ReactNode;
  /** The pending login by social app: its `QrPanel` replaces the form, with a button back to it. */
  scan?: { readonly panel: ReactNode; readonly onLeave: () => void } | undefined;
}

/** Log in or register. The dialog displays and calls back; values, requests and refusals belong to the form inside. */
export function LoginDialog({
  logo,
  banners,
  open,
  onClose,
  guard,
  loading,
  busy,
  error,
  returnFocus,
  className,
  ref,
  ...body
}: LoginDialogProps) {
  const { loginDialog: say } = useMessages();
  return (
    <Dialog
      {...{ open, onClose, guard, loading, busy, error, returnFocus, className, ref }}
      size="split"
      title={say.title}
      aside={<LoginAside logo={logo} banners={banners} />}
    >
      <LoginBody {...body} />
    </Dialog>
  );
}

type LoginBodyProps = Omit<
  LoginDialogProps,
  | 'logo'
  | 'banners'
  | 'open'
  | 'onClose'
  | 'guard'
  | 'loading'
  | 'busy'
  | 'error'
  | 'returnFocus'
  | 'className'
  | 'ref'
>;

/** Mounted while the dialog is open, so each opening resets it (specification, point 2). */
function LoginBody({
  portal: givenPortal,
  onPortalChange,
  mode: givenMode,
  onModeChange,
  children,
  autoLogin,
  onForgotPassword,
  links,
  social,
  scan,
}: LoginBodyProps) {
  const { loginDialog: say } = useMessages();
  const [ownPortal, setOwnPortal] = useState<LoginPortal>(1);
  const [ownMode, setOwnMode] = useState<LoginMode>('code');
  const portal = givenPortal ?? ownPortal;
  const mode = givenMode ?? ownMode;
  const setPortal = (next: LoginPortal) => {
    setOwnPortal(next);
    onPortalChange?.(next);
  };
  const setMode = (next: LoginMode) => {
    setOwnMode(next);
    onModeChange?.(next);
  };
  const content = useRef<HTMLDivElement>(null);
  const scanning = Boolean(scan);
  const before = useRef(scanning);
  useEffect(() => {
    if (before.current === scanning) return;
    before.current = scanning;
    // The pressed button is gone; focus moves to the start of the other method.
    const start = scanning ? '[data-scan]' : '[role="tab"][aria-selected="true"]';
    content.current?.querySelector<HTMLElement>(start)?.focus();
  }, [scanning]);
  return (
    <div ref={content} className={styles.content}>
      <Segmented
        label={say.portal}
        value={String(portal)}
        onChange={(value) => setPortal(value === '2' ? 2 : 1)}
        options={[
          { value: '1', label: say.personal },
          { value: '2', label: say.enterprise },
        ]}
        block
      />
      {scan ? (
        <div className={styles.scan} data-scan tabIndex={-1}>
          {scan.panel}
          <Button tone="quiet" size="small" onClick={scan.onLeave}>
            {say.back}
          </Button>
        </div>
      ) : (
        <Tabs value={mode} onValueChange={(value) => setMode(value === 'password' ? 'password' : 'code')}>
          <TabList label={say.mode}>
            <Tab value="code">{say.code}</Tab>
            <Tab value="password">{say.password}</Tab>
          </TabList>
          <TabPanel value={mode}>
            <div className={styles.form}>
              {typeof children === 'function' ? children({ portal, mode, setMode }) : children}
              <div className={styles.between}>
                {autoLogin}
                {mode === 'password' && onForgotPassword && (
                  <Button
                    tone="quiet"
                    size="small"
                    flush="end"
                    className={styles.forgot}
                    onClick={() => onForgotPassword(portal)}
                  >
                    {say.forgot}
                  </Button>
                )}
              </div>
            </div>
          </TabPanel>
        </Tabs>
      )}
      <div className={styles.notes}>
        {/* The texts contain their spaces: Chinese has none around 《》. */}
        <p className={styles.note}>
          {say.consent}
          <NewTab href={links?.agreement}>{say.agreement}</NewTab>
          {say.and}
          <NewTab href={links?.privacy}>{say.privacy}</NewTab>
        </p>
        {!scan && <p className={styles.note}>{say.foreign}</p>}
      </div>
      {social && !scan && (
        <div className={styles.social}>
          <p className={styles.or}>{say.social}</p>
          {social}
        </div>
      )}
    </div>
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
