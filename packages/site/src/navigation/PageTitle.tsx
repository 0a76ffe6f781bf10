import { useLocation } from 'react-router-dom';
import { useLocalization } from '../language/useLocalization.ts';
import { useSiteNavigation } from './useSiteNavigation.ts';

export interface PageTitleProps {
  /** Name of the subject of the page. */
  subject?: string | null;
}

/** The title of the route and the name of the site, as in the specification, preceded by the subject. */
export function PageTitle({ subject }: PageTitleProps) {
  const { i18n, say } = useLocalization();
  const { pages } = useSiteNavigation();
  const { pathname } = useLocation();
  const title = i18n.t(`common:title.${pages.titleKeyOf(pathname)}`);
  return <title>{`${subject ? `${subject} - ` : ''}${title} - ${say('site.name')}`}</title>;
}
