import '../../theme/brands/fairway.css.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { LoginDialog } from './LoginDialog.tsx';

/** A page with a login, as a site assembles it; a form of plain fields stands in the dialog. */
function Site() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log in</Button>
      <LoginDialog
        open={open}
        onClose={() => setOpen(false)}
        logo="Fairway"
        banners={[
          { heading: 'Schedules', text: 'Every week.' },
          { heading: 'Tracking', text: 'By one number.' },
        ]}
        links={{ agreement: '#service', privacy: '#privacy' }}
        onForgotPassword={() => {}}
        social={<Button>Log in with WeChat</Button>}
      >
        {({ mode }) => (
          <form onSubmit={(event) => event.preventDefault()}>
            <TextField label="Account" />
            <TextField label={mode === 'code' ? 'Code' : 'Password'} />
            <Button type="submit">Go on</Button>
          </form>
        )}
      </LoginDialog>
    </>
  );
}

document.documentElement.dataset.brand = 'fairway';
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider messages={en}>
    <Site />
  </UiProvider>,
);
