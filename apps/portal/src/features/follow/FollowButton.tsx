import { withLogin } from '@fairway/site';
import { Button, Icon } from '@fairway/ui';
import { Star } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReader } from '../reader/reader.ts';
import type { FollowSpoken } from './say.ts';
import { type Lane, useFollow } from './useFollow.ts';

/** Where a press waits for the login that it asked for; a login by the social app leaves the page. */
const waiting = 'fairway.follow';

interface FollowButtonProps extends Lane {
  followed: boolean;
  spoken: Pick<FollowSpoken, 't' | 'nameOf'>;
}

/** Follows a lane or stops following it; who is not logged in is asked to, and then it is done. */
export function FollowButton({ origin, destination, followed: known, spoken }: FollowButtonProps) {
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
      loading={wanted !== null}
      ready={reader !== undefined}
      onClick={press}
    />
  );
}

interface FollowLookProps extends Pick<FollowSpoken, 't'> {
  followed: boolean;
  loading?: boolean;
  ready?: boolean;
  onClick?: () => void;
}

/** The button as it looks; an outline, where nothing can be pressed, shows it alone. */
export function FollowLook({ t, followed, ...rest }: FollowLookProps) {
  return (
    <Button
      icon={<Icon of={Star} fill={followed ? 'currentColor' : 'none'} />}
      aria-pressed={followed}
      {...rest}
    >
      {followed ? t('follow.followed') : t('follow.follow')}
    </Button>
  );
}
