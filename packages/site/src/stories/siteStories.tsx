import { mockGateway } from '@fairway/gateway/mock';
import type { Messages } from '@fairway/ui';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '../language/languages.ts';
import { SiteProvider } from '../SiteProvider.tsx';
import type { Site } from '../site.ts';
import type { Mocks, RecordedMock } from './recordedMock.ts';

export interface SiteStoryArgs {
  /** Path and query that the site opens at. */
  address: string;
  /** The user who opens it. */
  reader: 'visitor' | 'member';
}

export interface StorySite {
  /** Makes the site that a story draws. */
  readonly make: (language: Language) => Site;
  /** The mocks of every story, unless it replaces them. */
  readonly usual: Mocks;
  /** The instant at which the preview stops the clock. */
  readonly now: string;
}

/** A site that a story has to itself, with the kit's texts as far as it has loaded them, as on a real page. */
interface Opened {
  readonly site: Site;
  readonly kit: Messages;
}

/** The rendering of screens: their `main`, in fewer looks than a part of the kit. */
const screenLooks = { layout: 'fullscreen', pixels: 'main', looks: 'screen' } as const;

/** Returns the parts that a site's stories share: the whole site, a stopped clock, a gateway that answers in the browser. */
export function siteStories({ make, usual, now }: StorySite) {
  /** Returns the parameters of a story: a screen's looks, and its own responses before the usual ones. */
  const answering = (...own: (Mocks[number] | RecordedMock<unknown>)[]) => {
    const begin = (each: (typeof own)[number]) => ('begin' in each ? each.begin() : [each]);
    return { ...screenLooks, now, answers: () => mockGateway(...own.flatMap(begin), ...usual) };
  };
  const open = async (language: Language, loggedIn: boolean): Promise<Opened> => {
    sessionStorage.clear();
    localStorage.clear();
    const site = make(language);
    site.session.set(loggedIn ? { token: 'sample-token', expiresAt: '2099-01-01T00:00:00.000Z' } : null);
    return { site, kit: await site.localization.load() };
  };
  const stories = {
    args: { reader: 'visitor' as const },
    parameters: answering(),
    tags: ['!autodocs'],
    render: ({ address }: SiteStoryArgs, { loaded }: { loaded: Record<string, unknown> }) => (
      <SiteAt key={address} address={address} {...(loaded.opened as Opened)} />
    ),
    loaders: [
      async ({ args, globals }: { args: Partial<SiteStoryArgs>; globals: Record<string, unknown> }) => ({
        opened: await open(globals.locale as Language, args.reader === 'member'),
      }),
    ],
  };
  return { stories, answering };
}

/** The site that a story has opened, for a play that looks behind the page. */
export function siteOf({ loaded }: { loaded: Record<string, unknown> }): Site {
  return (loaded.opened as Opened).site;
}

interface SiteAtProps extends Opened {
  address: string;
}

/** The whole site at one address, on a separate router. */
function SiteAt({ address, site, kit }: SiteAtProps) {
  const [router] = useState(() =>
    createMemoryRouter(site.navigation.routes.tree(), { initialEntries: [address] }),
  );
  return (
    <SiteProvider site={site} kit={kit} router={router}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}
