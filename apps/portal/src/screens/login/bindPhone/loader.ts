import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { keepProof, waitingProof } from '../../../features/login/social/proof.ts';
import { loadWords } from '../../../language/i18n.ts';
import { languageAtom } from '../../../language/language.ts';
import { withLogin } from '../../../navigation/loginAddress.ts';
import { store } from '../../../store.ts';

/** Nobody is here without a social login that waits for a phone: everybody else is led to log in. */
export async function loader({ request }: LoaderFunctionArgs) {
  const proof = waitingProof(new URL(request.url).search);
  if (!proof) return redirect(withLogin('/'));
  // Before the form is drawn: who fills it in faster than the shell takes the address apart binds with it as well.
  keepProof(proof);
  // What opens a session speaks the words of the login dialog.
  await loadWords('features/login', store.get(languageAtom));
  return null;
}
