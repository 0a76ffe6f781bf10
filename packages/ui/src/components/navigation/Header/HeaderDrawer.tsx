import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { useModal } from '../../overlays/Dialog/useModal.ts';
import { DrawerTools } from './DrawerTools.tsx';
import * as styles from './HeaderDrawer.css.ts';
import type { HeaderLanguagesProps } from './HeaderLanguages.tsx';
import type { HeaderNavProps } from './HeaderNav.tsx';

interface HeaderDrawerProps extends HeaderNavProps, HeaderLanguagesProps {
  utilities: ReactNode;
  /** The button that opens it. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Everything the header has no room for on a phone: areas, utilities and languages. */
export function HeaderDrawer({ opener, onClose, tabs, current, utilities, ...choice }: HeaderDrawerProps) {
  const t = useMessages().header;
  const Link = useLink();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useModal({ start: heading });

  // A phone that is turned, a window that is widened: where its button goes, the bar has room for everything.
  const resized = useEffectEvent(() => {
    if (!opener.current?.offsetWidth) onClose();
  });
  useEffect(() => {
    const listener = () => resized();
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }, []);

  /**
   * Esc belongs to the dialog; a press on the backdrop, on a link inside, or on a button that opens another dialog
   * closes it as well.
   */
  const dismissal = {
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // Strict mode closes it, shows it again, and only then is the event heard.
      if (!event.currentTarget.open) onClose();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      const pressed = event.target as Element;
      if (pressed === event.currentTarget || pressed.closest('a, [aria-haspopup="dialog"]')) onClose();
    },
  };

  return (
    <dialog ref={dialog} aria-labelledby={id} className={styles.drawer} {...dismissal}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
            {t.menu}
          </h2>
          <button type="button" className={styles.close} aria-label={t.closeMenu} onClick={onClose}>
            <Icon icon={X} size={20} />
          </button>
        </div>
        <nav aria-label={t.navigation}>
          <ul className={styles.rows}>
            {tabs.map(({ key, label, href }) => (
              <li key={key}>
                <Link href={href} className={styles.row} aria-current={key === current ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <DrawerTools utilities={utilities} {...choice} />
      </div>
    </dialog>
  );
}
