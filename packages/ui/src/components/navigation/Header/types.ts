import type { IconDrawing } from '../../media/Icon/types.ts';

/** The account switches available from the current account. */
export type AccountSwitch = 'toPersonal' | 'toCompany' | 'applyForCompany';

/** A tab of the header: one of the site's areas. */
export interface HeaderTab {
  readonly key: string;
  readonly label: string;
  readonly href: string;
}

/** A search over the whole site, which opens as a dialog. */
export interface HeaderSearch {
  readonly label: string;
  /** Letter that opens it with Ctrl or ⌘. The header shows the keys and does not listen to them. */
  readonly letter?: string;
  readonly onOpen: () => void;
}

/** A language of the site, by its native name. */
export interface HeaderLanguage {
  /** BCP 47 tag, also the value of `lang` on its option. */
  readonly code: string;
  /** 中文, English. */
  readonly label: string;
}

/** A page of the reader's own, in the profile menu. */
export interface HeaderItem {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly icon?: IconDrawing;
}

/** The logged-in user. */
export interface HeaderAccount {
  /** Real name, company name or nickname, whichever the verification allows to show. */
  readonly name: string;
  /** Address of the picture; the name's first letter without it. */
  readonly avatar?: string;
  /** Kind of membership, such as 会员 / Member. */
  readonly badge?: string;
  /** The portal this person has logged in to; omitted while unknown. */
  readonly portal?: 'personal' | 'company';
  /** 0 not verified, 1 under review, 2 approved, 3 rejected; omitted while unknown. */
  readonly auditStatus?: 0 | 1 | 2 | 3;
  /** The start page of verification; 0 and 3 link there. Without it the state is plain text. */
  readonly verifyHref?: string;
  /** Number of unread messages. */
  readonly unread?: number;
  readonly items: readonly HeaderItem[];
  /** The other account that this person may switch to or apply for. */
  readonly switching?: { readonly to: AccountSwitch; readonly onSelect: () => void };
  readonly onLogout: () => void;
}

/** A visitor may log in; a logged-in user has an account. */
export type HeaderSession =
  | { readonly state: 'visitor'; readonly onLogin: () => void }
  | ({ readonly state: 'account' } & HeaderAccount);
