import { type LoaderArgs, withLogin } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { keepProof, waitingProof } from '../../../features/login/social/proof.ts';

/** Requires a social login that waits for a phone: all other readers are redirected to the login. */
export async function loader({ request, loadWords }: LoaderArgs) {
  const proof = waitingProof(new URL(request.url).search);
  if (!proof) return redirect(withLogin('/'));
  // Before the form is drawn: who fills it in faster than the shell takes the address apart binds with it as well.
  keepProof(proof);
  // Code that opens a session uses the words of the login dialog.
  await loadWords('features/login');
  return null;
}
