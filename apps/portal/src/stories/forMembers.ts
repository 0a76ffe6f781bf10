import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { mock } from '@fairway/gateway/mock';
import { expect, screen, waitFor } from 'storybook/test';
import { answering } from './portalStory.ts';

/** Staff have put the page at this address behind login: a visitor is redirected home and asked to log in. */
export function forMembers(path: string, query = '') {
  return {
    args: { address: path + query },
    parameters: answering(mock(ruleEngine.routerList, { rows: [{ path, access: 'login' }] })),
    play: async () => {
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    },
  };
}

/** The same at any other page, without a picture: one page's shows the dialog. */
export function alsoForMembers(path: string, query = '') {
  const story = forMembers(path, query);
  return { ...story, parameters: { ...story.parameters, pixels: 'none' } };
}
