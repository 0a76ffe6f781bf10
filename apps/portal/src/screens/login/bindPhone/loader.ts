import { type LoaderArgs, withLogin } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { keepProof, waitingProof } from '../../../features/login/social/proof.ts';

/** Requires a social login that waits for a phone: all other readers are redirected to the login. */
export function loader({ request }: LoaderArgs) {
  const proof = waitingProof(new URL(request.url).search);
  if (!proof) return redirect(withLogin('/'));
  // Before the form is drawn: who fills it in faster than the shell takes the address apart binds with it as well.
  keepProof(proof);
  return null;
}
