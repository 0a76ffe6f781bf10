import '@fairway/ui/reset.css';
// The style of what this site draws, written by `npx @fairway/ui css`.
import './kit.css';
import '@fairway/forms/style.css';
import { FormsProvider } from '@fairway/forms';
import { zh as formWords } from '@fairway/forms/messages/zh';
import { UiProvider } from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';
import { Seven } from './Seven';

export function Site() {
  return (
    <UiProvider messages={zh}>
      <FormsProvider messages={formWords}>
        <Seven />
      </FormsProvider>
    </UiProvider>
  );
}
