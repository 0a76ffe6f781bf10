import type { SecurityState } from '@fairway/gateway/contract/security';
import { useNotify } from '@fairway/site';
import { Button, Icon, Inline, Section } from '@fairway/ui';
import { joinClasses } from '@fairway/ui/utilities';
import { KeyRound, type LucideIcon, Mail, MessageCircle, Smartphone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../language/words.ts';
import * as styles from './SecurityScreen.css.ts';
import type { words } from './words.zh.ts';

/** A change that the user has started; each opens its dialog. */
export type Task =
  | { readonly what: 'bind' | 'change' | 'unbind'; readonly of: 'phone' | 'email' }
  | { readonly what: 'bind' | 'unbind'; readonly of: 'weixin' }
  | { readonly what: 'password' };

export interface WaysProps {
  state: SecurityState;
  onTask: (task: Task) => void;
}

/** The login methods of the account, one row each, with their actions. */
export function Ways({ state, onTask }: WaysProps) {
  const { t, format } = useWords<typeof words>();
  const notify = useNotify('security');
  const { phone, email, username, passwordSet, passwordChangedAt } = state;
  const unbind = (of: 'phone' | 'email' | 'weixin') =>
    state.removable.includes(of) ? onTask({ what: 'unbind', of }) : notify(t('security.lastWay'), 'caution');
  const password = () =>
    passwordSet || phone || email
      ? onTask({ what: 'password' })
      : notify(t('security.needContact'), 'caution');

  return (
    <Section ground="none" title={t('security.waysTitle')}>
      <ul className={styles.rows}>
        {(['phone', 'email'] as const).map((of) => (
          <Way
            key={of}
            icon={of === 'phone' ? Smartphone : Mail}
            name={t(`security.${of}`)}
            value={state[of]}
            note={t(state[of] ? `security.${of}Use` : `security.${of}None`)}
          >
            {state[of] ? (
              <>
                <Act what="change" of={of} onPress={() => onTask({ what: 'change', of })} />
                <Act what="unbind" of={of} onPress={() => unbind(of)} />
              </>
            ) : (
              <Act what="bind" of={of} onPress={() => onTask({ what: 'bind', of })} />
            )}
          </Way>
        ))}
        <SocialWay state={state} onBind={() => onTask({ what: 'bind', of: 'weixin' })} onUnbind={unbind} />
        {username ? (
          <Way
            icon={UserRound}
            name={t('security.username')}
            value={username}
            note={t('security.usernameUse')}
          />
        ) : null}
        <Way
          icon={KeyRound}
          name={t('security.passwordRow')}
          value={t(passwordSet ? 'security.passwordSet' : 'security.passwordNone')}
          note={
            passwordChangedAt
              ? t('security.changedAt', { day: format.day(passwordChangedAt) })
              : t('security.passwordUse')
          }
        >
          <Button size="small" onClick={password}>
            {t(passwordSet ? 'security.changePassword' : 'security.setPassword')}
          </Button>
        </Way>
      </ul>
    </Section>
  );
}

interface SocialWayProps {
  state: SecurityState;
  onBind: () => void;
  onUnbind: (of: 'weixin') => void;
}

/** The social app, where this site has one. */
function SocialWay({ state: { socialOffered, socialBoundAt }, onBind, onUnbind }: SocialWayProps) {
  const { t, format } = useWords<typeof words>();
  if (!socialOffered && socialBoundAt === null) return null;
  return (
    <Way
      icon={MessageCircle}
      name={t('security.weixin')}
      value={socialBoundAt && t('security.weixinBound')}
      note={
        socialBoundAt
          ? t('security.weixinSince', { day: format.day(socialBoundAt) })
          : t('security.weixinNone')
      }
    >
      {socialBoundAt ? (
        <Act what="unbind" of="weixin" onPress={() => onUnbind('weixin')} />
      ) : (
        <Act what="bind" of="weixin" onPress={onBind} />
      )}
    </Way>
  );
}

interface WayProps {
  icon: LucideIcon;
  name: string;
  value: string | null;
  note: string;
  children?: ReactNode;
}

function Way({ icon, name, value, note, children }: WayProps) {
  return (
    <li className={styles.row}>
      <Icon icon={icon} className={styles.sign} />
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>
          {value ? <bdi>{value}</bdi> : null}
          <span className={joinClasses(styles.note, value && styles.use)}>{note}</span>
        </span>
      </div>
      <Inline gap="xs" wrap={false}>
        {children}
      </Inline>
    </li>
  );
}

interface ActProps {
  what: 'bind' | 'change' | 'unbind';
  of: 'phone' | 'email' | 'weixin';
  onPress: () => void;
}

/** A button whose accessible name includes the changed item, though its text is short. */
function Act({ what, of, onPress }: ActProps) {
  const { t } = useWords<typeof words>();
  return (
    <Button
      size="small"
      tone={what === 'unbind' ? 'quiet' : 'line'}
      aria-label={t(`security.${what}Named`, { what: t(`security.said.${of}`) })}
      onClick={onPress}
    >
      {t(`security.${what}`)}
    </Button>
  );
}
