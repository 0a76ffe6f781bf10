import { withLogin } from '@fairway/site';
import { Button, Icon } from '@fairway/ui';
import { Star } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReader } from '../reader/reader.ts';
import * as styles from './FollowButton.css.ts';
import type { FollowSpoken } from './say.ts';
import { type Lane, useFollow } from './useFollow.ts';

/** Where a press waits for the login that it asked for; a login by the social app leaves the page. */
const waiting = 'fairway.follow';

interface FollowButtonProps extends Lane {
  followed: boolean;
  /** A star alone on phones, where there is no room for its word. */
  compact?: boolean;
  spoken: Pick<FollowSpoken, 't' | 'nameOf'>;
}

/** Follows a lane or stops following it; who is not logged in is asked to, and then it is done. */
export function FollowButton(props: FollowButtonProps) {
  const { origin, destination, followed: known, compact, spoken } = props;
  const { t } = spoken;
  const reader = useReader();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { wanted, set } = useFollow(spoken);
  const key = `${origin.code}-${destination.code}`;
  const followed = wanted?.followed ?? known;
  const loggedIn = reader !== undefined && reader.kind !== 'visitor';

  const press = () => {
    if (loggedIn) return void set({ origin, destination }, !followed);
    sessionStorage.setItem(waiting, key);
    void navigate(withLogin(pathname + search), { preventScrollReset: true });
  };
  const goOn = useEffectEvent(() => {
    if (sessionStorage.getItem(waiting) !== key) return;
    sessionStorage.removeItem(waiting);
    void set({ origin, destination }, true);
  });
  // The press was made before the login; what follows from it is done when somebody is there to do it for.
  useEffect(() => {
    if (loggedIn) goOn();
  }, [loggedIn]);

  return (
    <FollowLook
      t={t}
      followed={followed}
      compact={compact}
      loading={wanted !== null}
      ready={reader !== undefined}
      onClick={press}
    />
  );
}

interface FollowLookProps extends Pick<FollowSpoken, 't'> {
  followed: boolean;
  compact?: boolean | undefined;
  loading?: boolean;
  ready?: boolean;
  onClick?: () => void;
}

/** The button as it looks; an outline, where nothing can be pressed, shows it alone. */
export function FollowLook({ t, followed, compact, ...rest }: FollowLookProps) {
  const word = followed ? t('follow.followed') : t('follow.follow');
  return (
    <Button
      icon={<Icon of={Star} fill={followed ? 'currentColor' : 'none'} />}
      aria-pressed={followed}
      aria-label={compact ? word : undefined}
      {...rest}
    >
      {compact ? <span className={styles.word}>{word}</span> : word}
    </Button>
  );
}
