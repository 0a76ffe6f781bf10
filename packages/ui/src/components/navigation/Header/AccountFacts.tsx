import { joinClasses } from '../../../provider/classes.ts';
import { shortCount } from '../../../provider/shortCount.ts';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Avatar } from '../../media/Avatar/Avatar.tsx';
import { auditStatus as audit } from './accountNumbers.ts';
import * as styles from './HeaderAccount.css.ts';
import type { HeaderAccount } from './types.ts';

type Audit = Pick<HeaderAccount, 'auditStatus' | 'verifyHref'>;

/** Verification in words: a link where the reader can do something about it, a badge where not. */
export function Verification({ auditStatus, verifyHref }: Audit) {
  const t = useMessages().header;
  const Link = useLink();
  if (auditStatus === audit.underReview) return <Badge>{t.inReview}</Badge>;
  // Approved, or a status that this version does not define: only the name is shown.
  if (auditStatus !== audit.notVerified && auditStatus !== audit.rejected) return null;
  if (!verifyHref) return <Badge>{auditStatus === audit.notVerified ? t.notVerified : t.rejected}</Badge>;
  return (
    <Link href={verifyHref} className={styles.verify}>
      <Badge tone={auditStatus === audit.notVerified ? 'caution' : 'bad'}>
        {auditStatus === audit.notVerified ? t.unverified : t.rejected}
      </Badge>
    </Link>
  );
}

/** First letter or picture, with the number of unread messages for eyes. */
export function Face({ name, avatar, unread = 0 }: Pick<HeaderAccount, 'name' | 'avatar' | 'unread'>) {
  return (
    <span className={joinClasses(styles.face, unread > 99 && styles.reaching)} aria-hidden="true">
      <Avatar name={name} src={avatar} />
      {unread > 0 ? <span className={styles.unread}>{shortCount(unread)}</span> : null}
    </span>
  );
}
