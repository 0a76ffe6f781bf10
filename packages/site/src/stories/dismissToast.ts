import { screen, userEvent, waitForElementToBeRemoved } from 'storybook/test';
import { containing, kitWords } from './storyLanguage.ts';

/** Dismisses the toast of a mutation, which otherwise closes on a busy machine before the picture is taken. */
export async function dismissToast(text: RegExp): Promise<void> {
  const toast = await screen.findByText(text);
  await userEvent.click(screen.getByRole('button', { name: containing(kitWords().toast.dismiss('')) }));
  if (toast.isConnected) await waitForElementToBeRemoved(toast);
  (document.activeElement as HTMLElement).blur();
}
