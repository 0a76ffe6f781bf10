import { type LoaderArgs, withLogin } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { keepProof, waitingProof } from '../../../features/login/social/proof.ts';

/** Nobody is here without a social login that waits for a phone: everybody else is led to log in. */
export async function loader({ request, loadWords }: LoaderArgs) {
  const proof = waitingProof(new URL(request.url).search);
  if (!proof) return redirect(withLogin('/'));
  // Before the form is drawn: who fills it in faster than the shell takes the address apart binds with it as well.
  keepProof(proof);
  // What opens a session speaks the words of the login dialog.
  await loadWords('features/login');
  return null;
}
